import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LOCKED_FILM, LOCKED_PAGE, lockedSentences } from "../helpers/addresses.ts";
import { locked, otherLocked, pathOf } from "../helpers/content.ts";
import { clickOpen } from "../helpers/invitations/click-open.ts";
import type { Invited } from "../helpers/owner.ts";
import { cookiesIn } from "../helpers/passcode.ts";
import { built } from "../helpers/site/built.ts";
import { spellings } from "../helpers/variants.ts";
import { startHarness } from "./harness.ts";

const { site, owner } = await startHarness({});

const SENTENCES = lockedSentences(locked);
const OTHER_SENTENCES = lockedSentences(otherLocked).filter((text) => !SENTENCES.includes(text));

const FILE_HEADERS: Record<string, string>[] = [{}, { Range: "bytes=0-9" }, { "If-None-Match": "*" }];

type Guest = Awaited<ReturnType<typeof createGuest>>;

async function createGuest(studies: "all" | string[]) {
  const invited = await owner.invite({ studies });
  const Cookie = cookiesIn(await site.send(clickOpen(invited.path)));
  expect(Cookie).toMatch(/^portfolio_session=/);
  return {
    invited,
    send: (target: string, headers?: Record<string, string>, method?: string) =>
      site.send({ method, target, headers: { Cookie, ...headers } }),
  };
}

/** Whether every kind of request opens the study (true), none does (false), or only some do (null). */
async function opens({ send }: Guest): Promise<boolean | null> {
  const pages = await Promise.all(
    ["", ".data", "?entered", ".data?entered"].map((end) => send(LOCKED_PAGE + end)),
  );
  const files = await Promise.all([
    send(LOCKED_FILM),
    send(LOCKED_FILM, { Range: "bytes=0-9" }),
    send(LOCKED_FILM, { Range: "bytes=99999999999-" }),
    send(LOCKED_FILM, { "If-None-Match": "*" }),
    send(LOCKED_FILM, {}, "HEAD"),
  ]);
  const results = new Set([
    // A redirect also confirms access.
    ...pages.map(
      ({ status, body }) => [202, 303].includes(status) || SENTENCES.some((text) => body.includes(text)),
    ),
    ...files.map(({ status }) => status !== 403),
  ]);
  return results.size === 1 ? results.has(true) : null;
}

describe("a guest loses access with the next request when the invitation", () => {
  test.each<[string, number, (invited: Invited) => Promise<unknown>]>([
    ["is ended", 410, ({ end }) => end()],
    ["is deleted", 410, (invited) => invited.delete()],
    [
      "is changed to another study",
      303,
      ({ address }) =>
        owner.post(address, { intent: "change", label: "Acme", opens: "some", study: otherLocked.slug }),
    ],
  ])("%s, and the link then answers %i", async (_name, status, change) => {
    const guest = await createGuest([locked.slug]);
    expect(await opens(guest)).toBe(true);
    await change(guest.invited);
    expect(await opens(guest)).toBe(false);
    expect((await site.send(clickOpen(guest.invited.path))).status).toBe(status);
  });
});

describe("a guest of one study", async () => {
  const guest = await createGuest([locked.slug]);

  test("reads every sentence of that study", async () => {
    const { body } = await guest.send(LOCKED_PAGE);
    for (const text of SENTENCES) expect(body.includes(text), text).toBe(true);
  });

  test("reads no other study, in any spelling of its address", async () => {
    expect(OTHER_SENTENCES.length).toBeGreaterThan(5);
    const page = pathOf(otherLocked);
    const addresses = [page, `${page}.data`, `${page}?entered`];
    for (const target of addresses.flatMap((path) => [path, ...spellings(path)])) {
      for (const method of ["GET", "HEAD", "POST"]) {
        const { body } = await guest.send(target, {}, method);
        const leaked = OTHER_SENTENCES.filter((text) => body.includes(text));
        expect(leaked, `${method} ${target}`).toEqual([]);
      }
    }
  });

  test("gets 403 for every file of another study, whether it exists or not", async () => {
    const names = readdirSync(join(built.lockedMedia, otherLocked.slug));
    expect(names.length).toBeGreaterThan(3);
    for (const name of [...names, "no-such-file.avif"]) {
      const target = `/locked/${otherLocked.slug}/${name}`;
      for (const headers of FILE_HEADERS) {
        const { status, body } = await guest.send(target, headers);
        expect([status, body.toString()], target).toEqual([403, "Locked"]);
      }
    }
    for (const target of spellings(`/locked/${otherLocked.slug}/${names[0]}`)) {
      expect((await guest.send(target)).status, target).toBeGreaterThanOrEqual(300);
    }
  });
});
