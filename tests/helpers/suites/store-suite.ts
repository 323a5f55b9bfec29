import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import { createInvitationStore, type InvitationStore, PAGE_SIZE } from "#app/invitations/.server/store.ts";

const NOON = Date.parse("2026-12-31T12:00:00Z");
const ACME: InvitationValues = { label: "Acme, hiring team", studies: "all", lastDay: null };
const ODD = "O'Neill'); DROP TABLE invitations; -- \0\r\n ?1 %_* \\ \ufeff👩🏽‍💻 שלום\u202e e\u0301";

/** @param create as for `databaseSuite` */
export function storeSuite(create: () => Promise<() => Database>): void {
  let now: number;
  let open: () => Database;
  let store: InvitationStore;

  beforeEach(async () => {
    now = NOON;
    open = await create();
    store = storeWith("the first secret");
  });

  function storeWith(...secrets: string[]): InvitationStore {
    return createInvitationStore({ database: open(), secrets, clock: () => now });
  }

  async function invite(values: Partial<InvitationValues> = {}, passcode?: string, by = store) {
    const invitation = await by.create({ ...ACME, ...values }, passcode);
    const credentials = invitation && (await by.get(invitation.id))?.credentials;
    if (!credentials) throw new Error("The invitation was not created.");
    return { invitation, id: invitation.id, ...credentials };
  }

  const idOf = async (found: Promise<{ id: string } | null>) => (await found)?.id;

  describe("a store without invitations", () => {
    test("finds nothing, creates no table for a query, and ignores changes", async () => {
      expect(await store.list()).toEqual({ invitations: [], isNewest: true, next: null });
      expect(await store.get("any")).toBeNull();
      expect(await store.findByToken("any")).toBeNull();
      expect(await store.findByPasscode("any")).toBeNull();
      expect(await store.findActive("any")).toBeNull();
      const tables = await open().read("SELECT name FROM sqlite_master WHERE name = 'invitations'");
      expect(tables).toEqual([]);
      await store.update("any", ACME);
      await store.end("any");
      await store.delete("any");
      await store.recordVisit("any", "trade");
      expect((await store.list()).invitations).toEqual([]);
    });
  });

  describe("a new invitation", () => {
    test("is active and can be found by its token and by a passcode of four words", async () => {
      const values = { studies: ["trade", "tides"], lastDay: "2027-01-31" };
      const { id, token, passcode, invitation } = await invite(values);
      expect(invitation).toEqual({ ...ACME, ...values, id, createdAt: NOON, endedAt: null });
      expect(id).toMatch(/^[\w-]{12}$/);
      expect(token).toMatch(/^[\w-]{22}$/);
      expect(passcode).toMatch(/^[a-z]+-[a-z]+-[a-z]+-[a-z]+$/);
      expect(await store.findByToken(token)).toEqual(invitation);
      expect(await store.findByPasscode(passcode)).toEqual(invitation);
      expect(await store.findActive(id)).toEqual(invitation);
      expect(await store.get(id)).toEqual({
        invitation: { ...invitation, visits: null },
        credentials: { token, passcode },
      });
    });

    test("is stored without its token or passcode in plain text", async () => {
      const { token, passcode } = await invite({}, "Open Sesame");
      const rows = JSON.stringify(await open().read("SELECT * FROM invitations"));
      for (const secret of [token, passcode, "open-sesame", "open sesame"]) {
        expect(rows.toLowerCase()).not.toContain(secret.toLowerCase());
      }
    });

    test("can have any text as label, slug and passcode", async () => {
      const { id, invitation, passcode } = await invite({ label: ODD, studies: [ODD] }, ODD);
      expect(invitation).toMatchObject({ label: ODD, studies: [ODD] });
      expect(passcode).toBe(ODD);
      await store.recordVisit(id, ODD);
      expect(await store.get(id)).toMatchObject({ invitation: { visits: { studies: [ODD] } } });
      expect(await idOf(store.findByPasscode(ODD))).toBe(id);
    });
  });

  describe("a passcode", () => {
    test("is folded as the shared passcode is", async () => {
      const { id } = await invite({}, "Open Sesame");
      for (const typed of [" OPEN_SESAME\n", "Open—sesame", "ｏｐｅｎ sesame", "o\u200bpen sesame"]) {
        expect(await idOf(store.findByPasscode(typed)), typed).toBe(id);
      }
    });

    test("is taken until its invitation is deleted", async () => {
      const { id } = await invite({}, "Open Sesame");
      await store.end(id);
      expect(await store.create(ACME, "OPEN-sesame")).toBeNull();
      expect((await store.list()).invitations).toHaveLength(1);
      await store.delete(id);
      expect(await store.create(ACME, "OPEN-sesame")).not.toBeNull();
    });

    test("goes to one of two invitations that choose it at the same time", async () => {
      const stores = [store, storeWith("the first secret")];
      const both = await Promise.all(stores.map((each) => each.create(ACME, "open sesame")));
      expect(both.filter((one) => one !== null)).toHaveLength(1);
      expect((await store.list()).invitations).toHaveLength(1);
    });
  });

  test("no other text is the token, passcode or id of an invitation", async () => {
    const { id, invitation, token, passcode } = await invite();
    for (const other of ["", "A".repeat(22), "' OR 1=1 --", ODD]) {
      expect(await store.findByToken(other)).toBeNull();
      expect(await store.findByToken(`${token}${other || " "}`)).toBeNull();
      expect(await store.findByPasscode(other)).toBeNull();
      expect(await store.get(other)).toBeNull();
      expect(await store.findActive(other)).toBeNull();
      await store.update(other, { ...ACME, label: "changed" });
      await store.end(other);
      await store.delete(other);
      await store.recordVisit(other, "trade");
    }
    expect(await store.findByToken(passcode)).toBeNull();
    expect(await store.findByPasscode(token)).toBeNull();
    expect((await store.get(id))?.invitation).toEqual({ ...invitation, visits: null });
  });

  test("update changes the values and keeps the credentials", async () => {
    const { id, invitation, token } = await invite();
    const values = { label: "Changed", studies: ["tides"], lastDay: "2027-02-28" };
    await store.update(id, values);
    expect(await store.findByToken(token)).toEqual({ ...invitation, ...values });
  });

  test("an ended invitation stays found but is not active, and keeps its first end", async () => {
    const { id, token, passcode } = await invite();
    await store.end(id);
    now += 1000;
    await store.end(id);
    await store.update(id, ACME);
    expect(await store.findByToken(token)).toMatchObject({ id, endedAt: NOON });
    expect(await idOf(store.findByPasscode(passcode))).toBe(id);
    now = NOON - 1000;
    expect(await store.findActive(id)).toBeNull();
  });

  test("an invitation is active until its last day is over everywhere", async () => {
    const { id, token, invitation } = await invite({ lastDay: "2026-12-31" });
    now = Date.parse("2027-01-01T12:00:00Z") - 1;
    expect(await store.findActive(id)).toEqual(invitation);
    now += 1;
    expect(await store.findActive(id)).toBeNull();
    expect(await idOf(store.findByToken(token))).toBe(id);
  });

  test("visits count once for each study and day in UTC, and are deleted with the invitation", async () => {
    const [{ id }, other] = [await invite(), await invite()];
    for (const moment of ["2026-12-31T00:00:00Z", "2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00Z"]) {
      now = Date.parse(moment);
      for (const study of ["trade", "tides", "trade"]) await store.recordVisit(id, study);
    }
    const visits = () => open().read<{ day: string; study: string }>("SELECT * FROM visits ORDER BY 2, 3");
    expect((await visits()).map(({ day, study }) => `${study} ${day}`)).toEqual([
      "tides 2026-12-31",
      "tides 2027-01-01",
      "trade 2026-12-31",
      "trade 2027-01-01",
    ]);
    const { first, last, studies } = (await store.get(id))?.invitation.visits ?? {};
    expect([first, last, studies?.toSorted()]).toEqual(["2026-12-31", "2027-01-01", ["tides", "trade"]]);
    expect((await store.get(other.id))?.invitation.visits).toBeNull();
    await store.delete(id);
    expect(await store.get(id)).toBeNull();
    expect(await visits()).toEqual([]);
  });

  describe("the list", () => {
    test("has every invitation once, newest first, also those of one moment", async () => {
      const ids: string[] = [];
      for (let index = 0; index < 2 * PAGE_SIZE + 1; index++) {
        if (index % 40 === 0) now += 1;
        ids.push((await store.create(ACME))?.id ?? "");
      }
      const pages = [await store.list()];
      while (pages.at(-1)?.next) pages.push(await store.list(pages.at(-1)?.next ?? ""));
      expect(pages.map(({ invitations }) => invitations.length)).toEqual([PAGE_SIZE, PAGE_SIZE, 1]);
      expect(pages.map(({ isNewest }) => isNewest)).toEqual([true, false, false]);
      const listed = pages.flatMap(({ invitations }) => invitations);
      const times = listed.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(listed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    });

    test("begins at the newest after an unknown id", async () => {
      await invite();
      expect(await store.list("unknown")).toEqual(await store.list());
    });
  });

  describe("after the secret was replaced", () => {
    test("old credentials work while the old secret is listed, and new ones use the new secret", async () => {
      const old = await invite({}, "open sesame");
      const rotated = storeWith("the second secret", "the first secret");
      expect(await idOf(rotated.findByToken(old.token))).toBe(old.id);
      expect(await idOf(rotated.findByPasscode("Open Sesame"))).toBe(old.id);
      expect((await rotated.get(old.id))?.credentials).toEqual({ token: old.token, passcode: "open sesame" });
      expect(await rotated.create(ACME, "open sesame")).toBeNull();
      const fresh = await invite({}, undefined, rotated);
      const later = storeWith("the second secret");
      expect(await idOf(later.findByToken(fresh.token))).toBe(fresh.id);
      expect((await later.get(fresh.id))?.credentials?.passcode).toBe(fresh.passcode);
      expect(await store.findByToken(fresh.token)).toBeNull();
    });

    test("old credentials stop working without the old secret, and everything else is readable", async () => {
      const { id, token, passcode, invitation } = await invite();
      const later = storeWith("the second secret");
      expect(await later.findByToken(token)).toBeNull();
      expect(await later.findByPasscode(passcode)).toBeNull();
      expect(await later.get(id)).toEqual({ invitation: { ...invitation, visits: null }, credentials: null });
      expect(await later.findActive(id)).toEqual(invitation);
    });
  });

  test("credentials copied to another row cannot be decrypted", async () => {
    const [one, two] = [await invite(), await invite()];
    const copy = "UPDATE invitations SET credentials = (SELECT credentials FROM invitations WHERE id = ?)";
    await open().write([[`${copy} WHERE id = ?`, one.id, two.id]]);
    expect((await store.get(two.id))?.credentials).toBeNull();
    expect((await store.get(one.id))?.credentials).toEqual({ token: one.token, passcode: one.passcode });
  });
}
