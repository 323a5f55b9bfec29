import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { schema } from "../../server/environment.ts";

test("SIGTERM to npm ends the server that it started", async () => {
  const unset = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, ""]));
  const env = { ...process.env, ...unset, PORT: "0" };
  const npm = spawn("npm", ["run", "serve"], { env, stdio: ["ignore", "pipe", "ignore"] });
  const origin = await new Promise<string>((resolve) => {
    let output = "";
    npm.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
      const [, port] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}/healthz`);
    });
  });
  expect((await fetch(origin)).status).toBe(200);
  npm.kill("SIGTERM");
  await once(npm, "exit");
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), { timeout: 30_000, interval: 200 });
});
