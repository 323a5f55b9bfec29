import { execFile } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "./run.ts";

/** A parent and its child that keep their output open and never end. The child stays connected to a server. */
const PARENT = `
  const script = "require('node:net').connect(process.env.TEST_PORT, '127.0.0.1').on('error', () => {})";
  const stdio = ["ignore", "inherit", "inherit"];
  require("node:child_process").spawn(process.execPath, ["-e", script], { stdio });
  setInterval(() => {}, 1000);
`;

async function listen() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const env = { ...process.env, TEST_PORT: `${(server.address() as AddressInfo).port}` };
  const childConnected = once(server, "connection") as Promise<[Socket]>;
  return { server, env, childConnected };
}

/** The operating system closes the connection when the child ends. */
async function waitForEnd(socket: Socket): Promise<void> {
  if (!socket.destroyed)
    await once(
      socket.resume().on("error", () => undefined),
      "close",
    );
}

test("a time limit ends a program together with its children", async () => {
  const { server, env, childConnected } = await listen();
  const result = run(process.execPath, ["-e", PARENT], { cwd: ".", env, timeout: 3000 });
  expect(await result).toMatchObject({ code: null });
  // On a very slow machine, the limit ends the child before it connects.
  const [socket] = await Promise.race([childConnected, result.then(() => [])]);
  if (socket) await waitForEnd(socket);
  server.close();
});

test("the end of the studio ends running programs", async () => {
  const { server, env, childConnected } = await listen();
  const module = JSON.stringify(join(import.meta.dirname, "run.ts"));
  const script = `const { run } = await import(${module});
    process.stdin.once("data", () => process.exit(0));
    run(process.execPath, ["-e", ${JSON.stringify(PARENT)}], { cwd: "." });`;
  const studio = execFile(process.execPath, ["--input-type=module", "-e", script], { env });
  const [socket] = await childConnected;
  studio.stdin?.write("end\n");
  await waitForEnd(socket);
  server.close();
});
