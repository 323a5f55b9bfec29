import { beforeEach, describe, expect, test } from "vitest";
import { foldPasscode } from "#app/gate/.server/passcode.ts";
import type { Database } from "#app/invitations/.server/database.ts";
import type { Terms } from "#app/invitations/.server/invitation.ts";
import { createInvitations, type Invitations, PAGE } from "#app/invitations/.server/invitations.ts";
import { createSeals } from "#app/invitations/.server/seals.ts";
import { ODD_TEXTS } from "./odd-texts.ts";

const NOON = Date.parse("2026-12-31T12:00:00Z");
const HOUR = 60 * 60 * 1000;
const ACME: Terms = { label: "Acme, hiring team", opens: "all", until: null };

/** @param make as for the suite of databases */
export function invitationsSuite(make: () => Promise<() => Database>): void {
  let open: () => Database;
  let now: number;
  let invitations: Invitations;

  function invitationsWith(...secrets: string[]): Invitations {
    return createInvitations({ database: open(), seals: createSeals(secrets), clock: () => now });
  }

  async function created(terms: Partial<Terms> = {}, words?: string, by = invitations) {
    const invitation = await by.create({ ...ACME, ...terms }, words);
    if (!invitation) throw new Error("The words are taken.");
    const ways = (await by.get(invitation.id))?.ways;
    if (!ways) throw new Error("It has no ways.");
    return { ...ways, id: invitation.id, invitation };
  }

  const visitsOf = async (id: string) => (await invitations.get(id))?.invitation.visits;
  const standing = async (id: string) => (await invitations.standing(id)) !== null;

  beforeEach(async () => {
    open = await make();
    now = NOON;
    invitations = invitationsWith("the first secret");
  });

  describe("before there is any", () => {
    test("nobody is found, nothing is listed, and nothing is written", async () => {
      expect(await invitations.list()).toEqual({ page: [], next: null });
      expect(await invitations.get("any")).toBeNull();
      expect(await invitations.byToken("any")).toBeNull();
      expect(await invitations.byWords("any")).toBeNull();
      expect(await invitations.standing("any")).toBeNull();
      expect(await open().read("SELECT name FROM sqlite_master WHERE name = 'invitations'")).toEqual([]);
    });

    test("what changes one does nothing", async () => {
      await invitations.change("any", ACME);
      await invitations.end("any");
      await invitations.delete("any");
      await invitations.recordVisit("any", "trade");
      expect(await invitations.list()).toEqual({ page: [], next: null });
    });
  });

  describe("a new one", () => {
    test("stands, and is opened by its link and by three words of its own", async () => {
      const { id, token, words, invitation } = await created({
        opens: ["trade", "tides"],
        until: "2027-01-31",
      });
      expect(invitation).toEqual({
        id,
        label: "Acme, hiring team",
        opens: ["trade", "tides"],
        until: "2027-01-31",
        createdAt: NOON,
        endedAt: null,
      });
      expect(id).toMatch(/^[\w-]{12}$/);
      expect(token).toMatch(/^[\w-]{22}$/);
      expect(words).toMatch(/^[a-z]+-[a-z]+-[a-z]+$/);
      expect(await invitations.byToken(token)).toEqual(invitation);
      expect(await invitations.byWords(words)).toEqual(invitation);
      expect(await invitations.standing(id)).toEqual(invitation);
      expect(await invitations.get(id)).toEqual({
        invitation: { ...invitation, visits: null },
        ways: { token, words },
      });
    });

    test("has other ways than any before, and is seen by who opens the database anew", async () => {
      const one = await created();
      const two = await created();
      expect(new Set([one.id, two.id, one.token, two.token, one.words, two.words]).size).toBe(6);
      expect(await invitationsWith("the first secret").byToken(two.token)).toEqual(two.invitation);
    });

    test("keeps neither link nor words in the clear", async () => {
      const { token, words } = await created({}, "Open Sesame");
      const kept = JSON.stringify(await open().read("SELECT * FROM invitations"));
      expect(words).toBe("Open Sesame");
      for (const secret of [token, words, "open-sesame"]) expect(kept).not.toContain(secret);
    });
  });

  describe("words", () => {
    test.each(["open sesame", " OPEN_SESAME\n", "Open—sesame", "ｏｐｅｎ sesame", "o\u200bpen sesame"])(
      "are forgiven what the shared passcode is forgiven: %j",
      async (typed) => {
        const { id } = await created({}, "Open Sesame");
        expect((await invitations.byWords(typed))?.id).toBe(id);
      },
    );

    test.each(["opensesame", "open sesam", "open sesame!", "open", ""])(
      "are no others: %j",
      async (typed) => {
        await created({}, "Open Sesame");
        expect(await invitations.byWords(typed)).toBeNull();
      },
    );

    test("are taken while another invitation has them, in whatever spelling and state", async () => {
      const { id } = await created({}, "Open Sesame");
      await invitations.end(id);
      expect(await invitations.create(ACME, "OPEN-sesame")).toBeNull();
      expect((await invitations.list()).page).toHaveLength(1);
      await invitations.delete(id);
      expect(await invitations.create(ACME, "OPEN-sesame")).not.toBeNull();
    });

    test("are given once when two ask for them at the same time", async () => {
      const both = await Promise.all([
        invitations.create(ACME, "open sesame"),
        invitationsWith("the first secret").create(ACME, "Open Sesame"),
      ]);
      expect(both.filter((one) => one !== null)).toHaveLength(1);
      expect((await invitations.list()).page).toHaveLength(1);
    });

    test("that are nothing let nobody in", async () => {
      await invitations.create(ACME, "\u200b");
      for (const typed of ["", " ", "\u200b"]) expect(await invitations.byWords(typed)).toBeNull();
    });
  });

  describe("what is found by its link or words", () => {
    test.each(["", "a", "A".repeat(22), "' OR 1=1 --", "\0", "x".repeat(100_000)])(
      "is not: %.30j",
      async (other) => {
        const { token } = await created();
        expect(await invitations.byToken(other)).toBeNull();
        expect(await invitations.byToken(`${token}${other || " "}`)).toBeNull();
        expect(await invitations.byWords(other)).toBeNull();
      },
    );

    test("is not found by its words as a link, nor by its link as words", async () => {
      const { token, words } = await created();
      expect(await invitations.byToken(words)).toBeNull();
      expect(await invitations.byWords(token)).toBeNull();
    });
  });

  describe("its end", () => {
    test("is when its last day is over everywhere", async () => {
      const { id, token, words } = await created({ until: "2026-12-31" });
      now = Date.parse("2027-01-01T12:00:00Z") - 1;
      expect(await standing(id)).toBe(true);
      now += 1;
      expect(await standing(id)).toBe(false);
      expect((await invitations.byToken(token))?.id).toBe(id);
      expect((await invitations.byWords(words))?.id).toBe(id);
    });

    test("comes at once when its owner ends it, and stays when it is ended again", async () => {
      const { id, token } = await created({ until: "2027-12-31" });
      await invitations.end(id);
      expect(await standing(id)).toBe(false);
      now += HOUR;
      await invitations.end(id);
      expect((await invitations.byToken(token))?.endedAt).toBe(NOON);
    });

    test("may be put off, but not for one that was ended", async () => {
      const { id } = await created({ until: "2026-12-01" });
      expect(await standing(id)).toBe(false);
      await invitations.change(id, { ...ACME, until: "2027-01-31" });
      expect(await standing(id)).toBe(true);
      await invitations.end(id);
      await invitations.change(id, { ...ACME, until: "2028-01-31" });
      expect(await standing(id)).toBe(false);
    });
  });

  test("a change takes label, studies and day of this one alone, and its ways stay", async () => {
    const { id, token, words } = await created();
    const other = await created();
    await invitations.change(id, { label: "Acme, design", opens: [], until: "2027-02-01" });
    const changed = { label: "Acme, design", opens: [], until: "2027-02-01" };
    expect(await invitations.byToken(token)).toMatchObject({ id, ...changed });
    expect((await invitations.get(id))?.ways).toEqual({ token, words });
    expect(await invitations.standing(other.id)).toEqual(other.invitation);
  });

  test("one that was deleted is gone with its ways, and no other is", async () => {
    const { id, token, words } = await created();
    const other = await created();
    await invitations.delete(id);
    expect(await invitations.get(id)).toBeNull();
    expect(await standing(id)).toBe(false);
    expect(await invitations.byToken(token)).toBeNull();
    expect(await invitations.byWords(words)).toBeNull();
    expect((await invitations.list()).page.map((one) => one.id)).toEqual([other.id]);
  });

  describe("visits", () => {
    test("are one at most for each study and day", async () => {
      const { id } = await created();
      for (let hour = 0; hour < 30; hour++) {
        await invitations.recordVisit(id, "trade");
        if (hour % 2 === 0) await invitations.recordVisit(id, "tides");
        now += HOUR;
      }
      const kept = await open().read("SELECT study, day FROM visits ORDER BY day, study");
      expect(kept).toEqual([
        { study: "tides", day: "2026-12-31" },
        { study: "trade", day: "2026-12-31" },
        { study: "tides", day: "2027-01-01" },
        { study: "trade", day: "2027-01-01" },
      ]);
    });

    test("are told as first and last day, and each study once", async () => {
      const { id } = await created();
      const other = await created();
      expect(await visitsOf(id)).toBeNull();
      await invitations.recordVisit(id, "trade");
      now += 24 * HOUR;
      await invitations.recordVisit(id, "trade");
      now += 24 * HOUR;
      await invitations.recordVisit(id, "tides");
      const visits = await visitsOf(id);
      expect(visits).toMatchObject({ first: "2026-12-31", last: "2027-01-02" });
      expect(visits?.studies.toSorted()).toEqual(["tides", "trade"]);
      expect(await visitsOf(other.id)).toBeNull();
      expect((await invitations.list()).page.find((one) => one.id === id)?.visits).toEqual(visits);
    });

    test("are of the day in UTC", async () => {
      const { id } = await created();
      now = Date.parse("2026-12-31T23:59:59.999Z");
      await invitations.recordVisit(id, "trade");
      now += 1;
      await invitations.recordVisit(id, "trade");
      expect(await visitsOf(id)).toMatchObject({ first: "2026-12-31", last: "2027-01-01" });
    });

    test("go with their invitation, and none is kept of one that is gone", async () => {
      const { id } = await created();
      const other = await created();
      await invitations.recordVisit(id, "trade");
      await invitations.recordVisit(other.id, "trade");
      await invitations.delete(id);
      await invitations.recordVisit(id, "trade");
      expect(await open().read("SELECT invitation FROM visits")).toEqual([{ invitation: other.id }]);
    });
  });

  describe("the list", () => {
    test("has the newest first, in pages, each of them once", async () => {
      const ids: string[] = [];
      for (let index = 0; index < PAGE + 1; index++) {
        now += 1;
        ids.push((await created({ label: `${index}` })).id);
      }
      const first = await invitations.list();
      expect(first.page.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, PAGE));
      expect(first.next).toBe(ids[1]);
      const last = await invitations.list(first.next ?? undefined);
      expect(last).toMatchObject({ page: [{ id: ids[0], label: "0" }], next: null });
    });

    test("has every one of 120 that were made in the same moment", async () => {
      const ids: string[] = [];
      for (let index = 0; index < 120; index++) ids.push((await created()).id);
      const seen: string[] = [];
      const sizes: number[] = [];
      for (let next: string | null | undefined; next !== null; ) {
        const { page, next: following } = await invitations.list(next);
        seen.push(...page.map(({ id }) => id));
        sizes.push(page.length);
        next = following;
      }
      expect(sizes).toEqual([PAGE, PAGE, 120 - 2 * PAGE]);
      expect(seen.toSorted()).toEqual(ids.toSorted());
    });

    test("has no page after an invitation that is not there", async () => {
      await created();
      expect(await invitations.list("' OR 1=1 --")).toEqual({ page: [], next: null });
    });
  });

  describe("with another secret", () => {
    test("link and words work on while the old one is listed, and new ones go by the new", async () => {
      const old = await created({}, "open sesame");
      const rotated = invitationsWith("the second secret", "the first secret");
      expect((await rotated.byToken(old.token))?.id).toBe(old.id);
      expect((await rotated.byWords("Open Sesame"))?.id).toBe(old.id);
      expect((await rotated.get(old.id))?.ways).toEqual({ token: old.token, words: "open sesame" });
      expect(await rotated.create(ACME, "open sesame")).toBeNull();

      const fresh = await created({}, undefined, rotated);
      const alone = invitationsWith("the second secret");
      expect((await alone.byToken(fresh.token))?.id).toBe(fresh.id);
      expect((await alone.get(fresh.id))?.ways).toEqual({ token: fresh.token, words: fresh.words });
      expect(await invitations.byToken(fresh.token)).toBeNull();
    });

    test("link and words are dead once the old one is gone, and the owner still sees all else", async () => {
      const { id, token, words, invitation } = await created();
      const alone = invitationsWith("the second secret");
      expect(await alone.byToken(token)).toBeNull();
      expect(await alone.byWords(words)).toBeNull();
      expect(await alone.get(id)).toEqual({ invitation: { ...invitation, visits: null }, ways: null });
      expect(await alone.standing(id)).toEqual(invitation);
      await alone.delete(id);
      expect(await alone.get(id)).toBeNull();
    });
  });

  test("what was sealed for one invitation does not open as another's", async () => {
    const one = await created();
    const two = await created();
    const moved =
      "UPDATE invitations SET sealed = (SELECT sealed FROM invitations WHERE id = ?) WHERE id = ?";
    await open().write([[moved, one.id, two.id]]);
    expect((await invitations.get(two.id))?.ways).toBeNull();
    expect((await invitations.get(one.id))?.ways).toEqual({ token: one.token, words: one.words });
  });

  test.each(["", "A", "A".repeat(38), "A".repeat(200), "'; --"])(
    "what was never sealed opens as nothing: %.10j",
    async (text) => {
      const { id } = await created();
      await open().write([["UPDATE invitations SET sealed = ?", text]]);
      expect((await invitations.get(id))?.ways).toBeNull();
    },
  );

  describe.each(ODD_TEXTS)("%s", (_name, text) => {
    test("is a label, slug and day as it was written", async () => {
      const other = await created({ label: "the other" });
      const { id, invitation } = await created({ label: text, opens: [text, "trade"], until: text });
      expect(invitation).toMatchObject({ label: text, opens: [text, "trade"], until: text });
      await invitations.change(id, { label: `${text} `, opens: [text], until: `${text} ` });
      expect(await invitations.get(id)).toMatchObject({
        invitation: { label: `${text} `, opens: [text], until: `${text} ` },
      });
      expect((await invitations.list()).page).toHaveLength(2);
      expect(await invitations.standing(other.id)).toEqual(other.invitation);
    });

    test("is a study that was read", async () => {
      const { id } = await created();
      await invitations.recordVisit(id, text);
      await invitations.recordVisit(id, text);
      expect((await visitsOf(id))?.studies).toEqual([text]);
    });

    test("is the words of an invitation, where they are any, and finds no other", async () => {
      const other = await created({}, "open sesame");
      const { id, words } = await created({}, text);
      expect(words).toBe(text);
      const found = await invitations.byWords(text);
      expect(found?.id).toBe(foldPasscode(text) === "" ? undefined : id);
      expect((await invitations.byWords("open sesame"))?.id).toBe(other.id);
    });

    test("is no id of any", async () => {
      const { id, invitation } = await created();
      expect(await invitations.get(text)).toBeNull();
      expect(await invitations.standing(text)).toBeNull();
      await invitations.change(text, { ...ACME, label: "changed" });
      await invitations.end(text);
      await invitations.delete(text);
      await invitations.recordVisit(text, "trade");
      expect(await invitations.get(id)).toMatchObject({ invitation: { ...invitation, visits: null } });
    });
  });

  test("half a character is kept as a mark for it in a label, and as it is in words and slugs", async () => {
    const { id, invitation, words } = await created(
      { label: "Ac\ud800me", opens: ["\udc00"] },
      "se\ud800same",
    );
    expect(invitation).toMatchObject({ label: "Ac\ufffdme", opens: ["\udc00"] });
    expect(words).toBe("se\ud800same");
    expect((await invitations.byWords("SE\ud800same"))?.id).toBe(id);
  });
}
