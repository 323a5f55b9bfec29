import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import { LOCKED_PAGE, PUBLIC_PAGE } from "../addresses.ts";
import { PASSCODE, sendPasscode } from "../passcode.ts";
import { type SiteCopy, startCopy } from "../site.ts";
import { counted } from "./drill.ts";

/** More than the buffers between the server and us hold, so that most of it is unsent when it is deleted. */
const FILM = randomBytes(32 * 1024 * 1024);

const OPEN = {
  target: "/media/drill.mp4",
  folder: "publicMedia",
  path: "drill.mp4",
  caching: "no-store",
} as const;
const LOCKED = {
  target: `/locked${LOCKED_PAGE}/drill.mp4`,
  folder: "lockedMedia",
  path: `${LOCKED_PAGE}/drill.mp4`,
  caching: "private, no-store",
} as const;

export async function deleteMedia(): Promise<string> {
  await using site = await startCopy((copy) => {
    for (const { folder, path } of [OPEN, LOCKED]) {
      mkdirSync(dirname(join(copy[folder], path)), { recursive: true });
      writeFileSync(join(copy[folder], path), FILM);
    }
  });
  const { cookie: Cookie = "" } = await sendPasscode(site.ask, PASSCODE);
  for (const film of [OPEN, LOCKED]) await deleteWhileSent(site, film, Cookie);
  const { status } = await site.ask({ target: LOCKED.target });
  assert.equal(status, 403, "what a stranger gets");
  const pages = [PUBLIC_PAGE, LOCKED_PAGE].map((target) => site.ask({ target, headers: { Cookie } }));
  const statuses = counted((await Promise.all(pages)).map(({ status }) => status));
  assert.equal(statuses, "2 × 200");
  return `2 films sent whole, then 4 × clean 404; a stranger: ${status}; pages: ${statuses}`;
}

async function deleteWhileSent(
  { root, copy, server, ask }: SiteCopy,
  { target, folder, path, caching }: typeof OPEN | typeof LOCKED,
  Cookie: string,
): Promise<void> {
  const options = { host: "127.0.0.1", port: server.port, path: target, headers: { Cookie }, agent: false };
  const [answer] = (await once(get(options), "response")) as [IncomingMessage];
  await once(answer, "readable");
  rmSync(join(copy[folder], path));
  assert.ok(Buffer.concat(await answer.toArray()).equals(FILM), `${target} is cut`);
  for (const asked of [{ Cookie }, { Cookie, Range: "bytes=0-99" }]) {
    const { status, headers, body } = await ask({ target, headers: asked as Record<string, string> });
    assert.equal(status, 404);
    assert.match(headers, new RegExp(`^cache-control: ${caching}$`, "im"));
    assert.match(headers, /^x-content-type-options: nosniff$/im);
    assert.match(headers, /^content-security-policy: default-src 'none'/im);
    assert.match(body.toString(), /^not found$/i);
    assert.ok(!headers.includes(root), "a header names the folder");
  }
}
