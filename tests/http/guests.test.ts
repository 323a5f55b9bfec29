import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LOCKED_FILM, LOCKED_PAGE, lockedSentences } from "../helpers/addresses.ts";
import { comparable } from "../helpers/comparable.ts";
import { locked, otherLocked, pathOf, publicStudies } from "../helpers/content.ts";
import { clickOpen } from "../helpers/invitations/click-open.ts";
import { storeIn } from "../helpers/invitations/store-in.ts";
import type { Invited } from "../helpers/owner.ts";
import { cookiesIn } from "../helpers/passcode.ts";
import { built } from "../helpers/site/built.ts";
import { spellings } from "../helpers/variants.ts";
import { startHarness } from "./harness.ts";

const { site, owner } = await startHarness({});

const SECRETS = lockedSentences(locked);
const OTHERS = lockedSentences(otherLocked).filter((text) => !SECRETS.includes(text));

/** Of asking for a file. */
const WAYS: Record<string, string>[] = [{}, { Range: "bytes=0-9" }, { "If-None-Match": "*" }];

type Guest = Awaited<ReturnType<typeof comeIn>>;

async function comeIn(scope: "all" | string[]) {
  const invited = await owner.invite({ studies: scope });
  const Cookie = cookiesIn(await site.ask(clickOpen(invited.path)));
  expect(Cookie).toMatch(/^portfolio_session=/);
  return {
    invited,
    ask: (target: string, headers?: Record<string, string>, method?: string) =>
      site.ask({ method, target, headers: { Cookie, ...headers } }),
    /** What the owner sees of it. */
    async sheet() {
      const answer = await site.ask({ target: invited.address, headers: { Cookie: owner.cookie } });
      return comparable(answer).body;
    },
    async readOf(study: string) {
      const headers = {
        Cookie,
        Origin: site.server.origin,
        "Sec-Fetch-Site": "same-origin",
      };
      const body = JSON.stringify({ study });
      return (await site.ask({ method: "POST", target: "/api/visit", headers, body })).status;
    },
  };
}

/** Of each kind of answer, whether it has anything of the study. */
async function opened({ ask }: Guest): Promise<boolean[]> {
  const pages = await Promise.all(
    ["", ".data", "?entered", ".data?entered"].map((end) => ask(LOCKED_PAGE + end)),
  );
  const files = await Promise.all([
    ask(LOCKED_FILM),
    ask(LOCKED_FILM, { Range: "bytes=0-9" }),
    ask(LOCKED_FILM, { Range: "bytes=99999999999-" }),
    ask(LOCKED_FILM, { "If-None-Match": "*" }),
    ask(LOCKED_FILM, {}, "HEAD"),
  ]);
  return [
    ...pages.map(
      ({ status, body }) => status === 303 || status === 202 || SECRETS.some((text) => body.includes(text)),
    ),
    ...files.map(({ status }) => status !== 403),
  ];
}

describe("a session is over at the very next request when its invitation", () => {
  const credentials: [string, (invited: Invited) => Promise<unknown>][] = [
    ["is ended", ({ end }) => end()],
    ["is deleted", (invited) => invited.delete()],
    [
      "is past its last day",
      async ({ address }) => {
        const invitations = await storeIn(site.state);
        const id = address.split("/").at(-1) ?? "";
        await invitations.update(id, { label: "Acme", studies: [locked.slug], lastDay: "2020-01-01" });
      },
    ],
    [
      "opens another study from now on",
      ({ address }) =>
        owner.post(address, {
          intent: "change",
          label: "Acme",
          opens: "some",
          study: otherLocked.slug,
          lastDay: "",
        }),
    ],
  ];

  test.each(credentials)("%s", async (_name, way) => {
    const guest = await comeIn([locked.slug]);
    expect(new Set(await opened(guest))).toEqual(new Set([true]));
    await way(guest.invited);
    expect(new Set(await opened(guest))).toEqual(new Set([false]));
    const before = await guest.sheet();
    expect(await guest.readOf(locked.slug)).toBe(204);
    expect(await guest.sheet()).toBe(before);
    expect((await site.ask(clickOpen(guest.invited.path))).status).toBe(
      way === credentials.at(-1)?.[1] ? 303 : 410,
    );
  });

  test("is ended, and no later day brings it back", async () => {
    const guest = await comeIn([locked.slug]);
    await guest.invited.end();
    for (const lastDay of ["", "2099-12-31"])
      await owner.post(guest.invited.address, { intent: "change", label: "Acme", opens: "all", lastDay });
    expect(new Set(await opened(guest))).toEqual(new Set([false]));
    expect((await site.ask(clickOpen(guest.invited.path))).status).toBe(410);
  });

  test("that is there, a visit is seen", async () => {
    const guest = await comeIn([locked.slug]);
    const before = await guest.sheet();
    await guest.readOf(locked.slug);
    expect(await guest.sheet()).not.toBe(before);
  });
});

describe("a guest of one study", async () => {
  const guest = await comeIn([locked.slug]);

  test("reads it", async () => {
    const { body } = await guest.ask(LOCKED_PAGE);
    for (const text of SECRETS) expect(body.includes(text), text).toBe(true);
  });

  test("reads nothing of another one, however its address is spelled", async () => {
    expect(OTHERS.length).toBeGreaterThan(5);
    const page = pathOf(otherLocked);
    for (const target of [page, `${page}.data`, `${page}?entered`].flatMap((path) => [
      path,
      ...spellings(path),
    ])) {
      for (const method of ["GET", "HEAD", "POST"]) {
        const { body } = await guest.ask(target, {}, method);
        expect(
          OTHERS.filter((text) => body.includes(text)),
          `${method} ${target}`,
        ).toEqual([]);
      }
    }
  });

  test("gets no file of another one, however its address is spelled, nor learns of one", async () => {
    const folder = join(built.lockedMedia, otherLocked.slug);
    const names = readdirSync(folder);
    expect(names.length).toBeGreaterThan(3);
    for (const name of [...names, "no-such-file.avif"]) {
      const target = `/locked/${otherLocked.slug}/${name}`;
      for (const headers of WAYS) {
        const { status, body } = await guest.ask(target, headers);
        expect([status, body.toString()], target).toEqual([403, "Locked"]);
      }
    }
    for (const target of spellings(`/locked/${otherLocked.slug}/${names[0]}`)) {
      expect((await guest.ask(target)).status, target).toBeGreaterThanOrEqual(300);
    }
    const [film = ""] = LOCKED_FILM.split("/").slice(-1);
    const around = [
      `/locked/${locked.slug}/..%2f${otherLocked.slug}%2f${names[0]}`,
      `/locked/${otherLocked.slug}/${film}`,
    ];
    for (const target of around) expect((await guest.ask(target)).status, target).toBeGreaterThanOrEqual(400);
  });

  test("cannot say to have read another one, or what is no locked study", async () => {
    const open = publicStudies[0]?.slug ?? "";
    const all = await comeIn("all");
    const names = [open, "nowhere", "__proto__", "' OR 1=1 --", locked.slug.toUpperCase(), ""];
    for (const [who, studies] of [
      [guest, [otherLocked.slug, ...names]],
      [all, names],
    ] as const) {
      const before = await who.sheet();
      for (const study of studies) expect(await who.readOf(study)).toBe(204);
      expect(await who.sheet()).toBe(before);
    }
  });
});
