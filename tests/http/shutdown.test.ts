import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { LOCKED_PAGE, PUBLIC_PAGE } from "../helpers/addresses.ts";
import { PASSCODE, sendPasscode } from "../helpers/passcode.ts";
import { startCopy } from "../helpers/site.ts";

/** Larger than all buffers on the way, so that most of it is unsent when the server receives the signal. */
const VIDEO = randomBytes(32 * 1024 * 1024);

async function startWithVideo() {
  const name = `${LOCKED_PAGE}/large.mp4`;
  const site = await startCopy((copy) => {
    mkdirSync(copy.publicMedia, { recursive: true });
    mkdirSync(dirname(join(copy.lockedMedia, name)), { recursive: true });
    writeFileSync(join(copy.lockedMedia, name), VIDEO);
  });
  const { cookie: Cookie = "" } = await sendPasscode(site.send, PASSCODE);
  const target = `/locked${name}`;
  /** Starts a download and does not read it yet. */
  async function download(): Promise<IncomingMessage> {
    const way = { host: "127.0.0.1", port: site.server.port, agent: false };
    const [response] = await once(get({ ...way, path: target, headers: { Cookie } }), "response");
    return response;
  }
  return { site, target, Cookie, file: join(site.copy.lockedMedia, name), download };
}

test("SIGTERM lets a download finish, refuses new connections, and exits with code 0", async () => {
  const { site, download } = await startWithVideo();
  const response = await download();
  process.kill(site.server.pid, "SIGTERM");
  await expect.poll(() => fetch(`${site.server.origin}/healthz`).catch(() => "refused")).toBe("refused");
  expect(Buffer.concat(await response.toArray()).equals(VIDEO)).toBe(true);
  expect(await site.server.ended).toBe(0);
  await site.stop();
});

test("a second SIGTERM ends the process at once", async () => {
  const { site, download } = await startWithVideo();
  const response = await download();
  process.kill(site.server.pid, "SIGTERM");
  await expect.poll(() => fetch(`${site.server.origin}/healthz`).catch(() => "refused")).toBe("refused");
  process.kill(site.server.pid, "SIGTERM");
  expect(await site.server.ended).toBe(1);
  await expect(response.toArray()).rejects.toThrow();
  await site.stop();
});

test("a video that is deleted while it is sent arrives complete, and answers 404 afterwards", async () => {
  const { site, target, Cookie, file, download } = await startWithVideo();
  const response = await download();
  rmSync(file);
  expect(Buffer.concat(await response.toArray()).equals(VIDEO)).toBe(true);
  const { status, headers } = await site.send({ target, headers: { Cookie } });
  expect([status, headers.includes(site.root)]).toEqual([404, false]);
  expect((await site.send({ target: PUBLIC_PAGE })).status).toBe(200);
  await site.stop();
});
