import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

async function run(variables: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../serve.ts")], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...variables },
  });
  const [stdout, stderr, code] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    new Promise((done) => child.once("exit", done)),
  ]);
  return { stdout: stdout.join(""), stderr: stderr.join(""), code };
}

test("ends with one plain sentence when a variable is bad", async () => {
  expect(await run({ PORT: "http" })).toEqual({
    stdout: "",
    stderr: "PORT must be a whole number from 0 to 65535.\n",
    code: 1,
  });
});

test.each(["...", "256.1.1.1", "fe80::1", "a".repeat(300), "no.such.host.invalid"])(
  "says in one plain sentence that no one can listen at %s",
  async (host) => {
    const { message } = await listen(createServer() as never, { host, port: 0 }).then(
      () => ({ message: "listens" }),
      (error) => error,
    );
    expect(message).toBe(
      `HOST ${host} is no address of this machine: set it to 127.0.0.1 for this machine alone, or to 0.0.0.0 for all that reach it.`,
    );
  },
);

test("says in one plain sentence that the port is in use", async () => {
  const other = createServer();
  const { port } = await listen(other as never, { host: "127.0.0.1", port: 0 });
  await expect(listen(createServer() as never, { host: "127.0.0.1", port })).rejects.toThrow(
    `Port ${port} is in use: stop what runs there or set PORT to another one.`,
  );
  other.close();
});
