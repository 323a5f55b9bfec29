import { describe, expect, test } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { PAGE } from "#app/invitations/.server/invitations.ts";
import { credentialsSuite } from "./invitations/credentials.ts";
import { secretsSuite } from "./invitations/secrets.ts";
import { ACME, newWorlds } from "./invitations/world.ts";

/** @param make as for the suite of databases */
export function invitationsSuite(make: () => Promise<() => Database>): void {
  const world = newWorlds(make);
  credentialsSuite(world);
  secretsSuite(world);

  describe("an own passcode", () => {
    test("is forgiven what the shared one is forgiven, and no more", async () => {
      const { id } = await world.created({}, "Open Sesame");
      const found = async (typed: string) => (await world.invitations.byOwnPasscode(typed))?.id;
      for (const typed of [" OPEN_SESAME\n", "Open—sesame", "ｏｐｅｎ sesame", "o\u200bpen sesame"])
        expect([typed, await found(typed)]).toEqual([typed, id]);
      for (const typed of ["opensesame", "open sesam", "open sesame!", "open", ""])
        expect([typed, await found(typed)]).toEqual([typed, undefined]);
    });

    test("is taken while another invitation has it, in whatever spelling and state", async () => {
      const { id } = await world.created({}, "Open Sesame");
      await world.invitations.end(id);
      expect(await world.invitations.create(ACME, "OPEN-sesame")).toBeNull();
      expect((await world.invitations.list()).page).toHaveLength(1);
      await world.invitations.delete(id);
      expect(await world.invitations.create(ACME, "OPEN-sesame")).not.toBeNull();
    });

    test("is given once when two ask for it at the same time", async () => {
      const both = await Promise.all([
        world.invitations.create(ACME, "open sesame"),
        world.invitationsWith("the first secret").create(ACME, "Open Sesame"),
      ]);
      expect(both.filter((one) => one !== null)).toHaveLength(1);
      expect((await world.invitations.list()).page).toHaveLength(1);
    });

    test("that is nothing lets nobody in", async () => {
      await world.invitations.create(ACME, "\u200b");
      for (const typed of ["", " ", "\u200b"])
        expect(await world.invitations.byOwnPasscode(typed)).toBeNull();
    });

    test("with half a character opens, which in a label becomes a mark and in a slug stays", async () => {
      const odd = { label: "Ac\ud800me", scope: ["\udc00"] };
      const { id, invitation, ownPasscode } = await world.created(odd, "se\ud800same");
      expect(invitation).toMatchObject({ label: "Ac\ufffdme", scope: ["\udc00"] });
      expect(ownPasscode).toBe("se\ud800same");
      expect((await world.invitations.byOwnPasscode("SE\ud800same"))?.id).toBe(id);
    });
  });

  // Moments between two days. What is done in whatever order is in invitations.property.test.ts.
  test("its end is when its last day is over everywhere", async () => {
    const { id, token, ownPasscode, invitation } = await world.created({ until: "2026-12-31" });
    world.now = Date.parse("2027-01-01T12:00:00Z") - 1;
    expect(await world.invitations.standing(id)).toEqual(invitation);
    world.now += 1;
    expect(await world.invitations.standing(id)).toBeNull();
    expect((await world.invitations.byToken(token))?.id).toBe(id);
    expect((await world.invitations.byOwnPasscode(ownPasscode))?.id).toBe(id);
  });

  test("visits are one at most for each study and day, in UTC", async () => {
    const { id } = await world.created();
    for (const moment of ["2026-12-31T00:00:00Z", "2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00Z"]) {
      world.now = Date.parse(moment);
      for (const study of ["trade", "tides", "trade"]) await world.invitations.recordVisit(id, study);
    }
    const kept = await world.open().read("SELECT day, study FROM visits ORDER BY day, study");
    expect(kept.map((row) => Object.values(row as object).join(" "))).toEqual([
      "2026-12-31 tides",
      "2026-12-31 trade",
      "2027-01-01 tides",
      "2027-01-01 trade",
    ]);
  });

  test("the list has the newest first, in pages, each of them once, also of those made in the same moment", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 2 * PAGE + 1; index++) {
      if (index % 40 === 0) world.now += 1;
      ids.push((await world.created()).id);
    }
    const pages = [];
    for (let next: string | null | undefined; next !== null; ) {
      const { page, next: following } = await world.invitations.list(next);
      expect(following).toBe(pages.length < 2 ? page.at(-1)?.id : null);
      pages.push(page);
      next = following;
    }
    expect(pages.map(({ length }) => length)).toEqual([PAGE, PAGE, 1]);
    const times = pages.flat().map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(new Set(times).size).toBe(3);
    const listed = pages.flat().map(({ id }) => id);
    expect(listed.toSorted()).toEqual(ids.toSorted());
  });

  test("the list has no page after an invitation that is not there", async () => {
    await world.created();
    expect(await world.invitations.list("' OR 1=1 --")).toEqual({ page: [], next: null });
  });
}
