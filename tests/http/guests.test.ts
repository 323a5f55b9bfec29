import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { locked, otherLocked, pathOf } from "../helpers/content/studies.ts";
import { clickRequest } from "../helpers/invitations/click-open.ts";
import type { TestInvitation } from "../helpers/invitations/owner.ts";
import { LOCKED_PAGE, LOCKED_VIDEO, lockedSentences } from "../helpers/site/addresses.ts";
import { buildPaths } from "../helpers/site/built.ts";
import { cookiesIn } from "../helpers/site/passcode.ts";
import { startHarness } from "./harness.ts";

const { site, owner } = await startHarness({});

const SENTENCES = lockedSentences(locked);
const OTHER_SENTENCES = lockedSentences(otherLocked).filter((text) => !SENTENCES.includes(text));

const FILE_HEADERS: Record<string, string>[] = [{}, { Range: "bytes=0-9" }, { "If-None-Match": "*" }];

/** Enters with an invitation to the first locked study. */
async function enterAsGuest() {
  const invitation = await owner.invite({ studies: [locked.slug] });
  const Cookie = cookiesIn(await site.send(clickRequest(invitation.path)));
  const send = (target: string, headers: Record<string, string> = {}, method = "GET") =>
    site.send({ method, target, headers: { Cookie, ...headers } });
  return { invitation, send };
}

/** Sends requests for the study. The set contains true if any request opens it, and false if any request does not. */
async function accessThrough({ send }: Awaited<ReturnType<typeof enterAsGuest>>): Promise<Set<boolean>> {
  const suffixes = ["", ".data", "?entered", ".data?entered"];
  const pages = await Promise.all(suffixes.map((suffix) => send(LOCKED_PAGE + suffix)));
  const files = await Promise.all(FILE_HEADERS.map((headers) => send(LOCKED_VIDEO, headers)));
  return new Set([
    // A redirect also confirms access.
    ...pages.map(
      ({ status, body }) => [202, 303].includes(status) || SENTENCES.some((text) => body.includes(text)),
    ),
    ...files.map(({ status }) => status !== 403),
  ]);
}

test.each<[string, number, (invitation: TestInvitation) => Promise<unknown>]>([
  ["ended", 410, ({ end }) => end()],
  ["deleted", 410, (invitation) => invitation.delete()],
  [
    "changed to another study",
    303,
    ({ address }) =>
      owner.post(address, { intent: "change", label: "Acme", opens: "some", study: otherLocked.slug }),
  ],
])("a guest whose invitation is %s loses access, and the link answers %i", async (_, status, change) => {
  const guest = await enterAsGuest();
  expect(await accessThrough(guest)).toEqual(new Set([true]));
  await change(guest.invitation);
  expect(await accessThrough(guest)).toEqual(new Set([false]));
  expect((await site.send(clickRequest(guest.invitation.path))).status).toBe(status);
});

describe("a guest of one study", async () => {
  const guest = await enterAsGuest();

  test("gets every sentence of the study", async () => {
    const { body } = await guest.send(LOCKED_PAGE);
    for (const text of SENTENCES) expect(body.includes(text), text).toBe(true);
  });

  // The part leaks-guest requests each path in many spellings.
  test("does not get a sentence of another study", async () => {
    expect(OTHER_SENTENCES.length).toBeGreaterThan(5);
    for (const suffix of ["", ".data", "?entered"]) {
      for (const method of ["GET", "POST"]) {
        const { body } = await guest.send(pathOf(otherLocked) + suffix, {}, method);
        expect(
          OTHER_SENTENCES.filter((text) => body.includes(text)),
          method + suffix,
        ).toEqual([]);
      }
    }
  });

  test("gets 403 for every file of another study, even if the file does not exist", async () => {
    const names = readdirSync(join(buildPaths.lockedMedia, otherLocked.slug));
    expect(names.length).toBeGreaterThan(3);
    for (const [index, name] of [...names, "no-such-file.avif"].entries()) {
      const target = `/locked/${otherLocked.slug}/${name}`;
      const { status, body } = await guest.send(target, FILE_HEADERS[index % FILE_HEADERS.length]);
      expect([status, body.toString()], target).toEqual([403, "Locked"]);
    }
  });
});
