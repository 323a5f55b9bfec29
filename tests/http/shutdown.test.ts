import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { LOCKED_PAGE } from "../helpers/site/addresses.ts";
import { PASSCODE, sendPasscode } from "../helpers/site/passcode.ts";
import { scriptOf } from "../helpers/site/runtime.ts";
import { startCopy } from "../helpers/site/start-site.ts";

/** The video is larger than all network buffers, so most bytes are unsent when the server receives the signal. */
const VIDEO = randomBytes(32 * 1024 * 1024);

/** Starts a download of the video, does not read it yet, and sends SIGTERM to the server. */
async function stopDuringDownload() {
  const name = `${LOCKED_PAGE}/large.mp4`;
  const site = await startCopy((copy) => {
    mkdirSync(copy.publicMedia, { recursive: true });
    mkdirSync(dirname(join(copy.lockedMedia, name)), { recursive: true });
    writeFileSync(join(copy.lockedMedia, name), VIDEO);
  });
  const { cookie: Cookie } = await sendPasscode(site.send, PASSCODE);
  const target = { host: "127.0.0.1", port: site.server.port, path: `/locked${name}`, agent: false };
  const [response] = await once(get({ ...target, headers: { Cookie } }), "response");
  process.kill(site.server.pid, "SIGTERM");
  await expect.poll(() => fetch(`${site.server.origin}/healthz`).catch(() => "refused")).toBe("refused");
  return { site, response: response as IncomingMessage };
}

test("the server finishes a download after SIGTERM, refuses new connections, and exits with code 0", async () => {
  const { site, response } = await stopDuringDownload();
  expect(Buffer.concat(await response.toArray()).equals(VIDEO)).toBe(true);
  expect(await site.server.exitCode).toBe(0);
  await site.stop();
});

test("the server ends immediately after a second SIGTERM", async () => {
  const { site, response } = await stopDuringDownload();
  process.kill(site.server.pid, "SIGTERM");
  expect(await site.server.exitCode).toBe(1);
  await expect(response.toArray()).rejects.toThrow();
  await site.stop();
});

test("the server exits with code 1 after an uncaught exception, so that systemd restarts it", async () => {
  await using site = await startCopy((copy) => {
    for (const folder of [copy.publicMedia, copy.lockedMedia]) mkdirSync(folder, { recursive: true });
    const script = join(copy.folder, "../..", scriptOf("node"));
    const crashCode = 'process.once("SIGUSR2", () => { throw new Error("planted"); });\n';
    writeFileSync(script, crashCode + readFileSync(script, "utf8"));
  });
  process.kill(site.server.pid, "SIGUSR2");
  expect(await site.server.exitCode).toBe(1);
  expect(site.server.output()).toContain("planted");
});
