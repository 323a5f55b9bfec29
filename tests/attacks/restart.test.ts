import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { LOCKED_FILM } from "../kit/addresses.ts";
import { PASSCODE, sendPasscode } from "../kit/passcode.ts";
import { startSite } from "../kit/site.ts";

const STATE_DIRECTORY = mkdtempSync(join(tmpdir(), "state-"));
afterAll(() => rmSync(STATE_DIRECTORY, { recursive: true }));

const KEPT = { STATE_DIRECTORY, SESSION_SECRET: "" };

test("nobody is logged out by a restart, and everybody by a new passcode", async () => {
  const cookie = await logIn();
  expect(await statusWith(cookie, {})).toBe(200);
  expect(await statusWith(cookie, { PASSCODE: "another passcode" })).toBe(403);
  const folder = mkdtempSync(join(STATE_DIRECTORY, "other-"));
  expect(await statusWith(cookie, { STATE_DIRECTORY: folder })).toBe(403);
});

async function logIn(): Promise<string> {
  await using site = await startSite(KEPT);
  expect(site.server.output()).toContain("Sessions outlast this process");
  return (await sendPasscode(site.ask, PASSCODE)).cookie ?? "";
}

async function statusWith(Cookie: string, variables: Record<string, string>): Promise<number> {
  await using site = await startSite({ ...KEPT, ...variables });
  return (await site.ask({ target: LOCKED_FILM, headers: { Cookie } })).status;
}
