import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import { createInvitationStore, type InvitationStore } from "#app/invitations/.server/store.ts";
import { ACME } from "./acme.ts";

const NOON = Date.parse("2026-12-31T12:00:00Z");
const UNKNOWN_TEXT = "O'Neill'); DROP TABLE invitations; -- \0\r\n ?1 %_* \\ \ufeff👩🏽‍💻 שלום\u202e e\u0301";

/** Defines the tests that every store must pass. @param create returns a function that opens an empty database */
export function storeSuite(create: () => Promise<() => Database>): void {
  let now: number;
  let openDatabase: () => Database;
  let store: InvitationStore;

  beforeEach(async () => {
    now = NOON;
    openDatabase = await create();
    store = storeWith(["the first secret"]);
  });

  function storeWith(secrets: string[]): InvitationStore {
    const parts = { database: openDatabase(), clock: () => now, onError: () => {} };
    return createInvitationStore({ ...parts, secrets, redirects: [] });
  }

  async function invite(values: Partial<InvitationValues> = {}, chosenPasscode?: string, usedStore = store) {
    const invitation = await usedStore.create({ ...ACME, ...values }, chosenPasscode);
    const credentials = invitation && usedStore.credentialsOf(invitation);
    if (!credentials) throw new Error("The invitation was not created.");
    return { invitation, id: invitation.id, ...credentials };
  }

  describe("a store", () => {
    test("without invitations finds nothing and creates no table", async () => {
      expect(await store.list()).toEqual([]);
      expect(await store.findById("any")).toBeNull();
      expect(await store.findByToken("any")).toBeNull();
      expect(await store.findByPasscode("any")).toBeNull();
      expect(await store.findActive("any")).toBeNull();
      const tables = openDatabase().read("SELECT name FROM sqlite_master WHERE name = 'invitations'");
      expect(await tables).toEqual([]);
    });

    test("refuses the passcode of an invitation that was created with an older secret", async () => {
      const { passcode } = await invite();
      expect(await storeWith(["the second secret", "the first secret"]).create(ACME, passcode)).toBeNull();
    });

    test("finds an invitation by its token, passcode and ID, and by no other text", async () => {
      const values = { studies: ["trade", "tides"], lastDay: "2027-01-31" };
      const { id, token, passcode, invitation } = await invite(values);
      expect(invitation).toMatchObject({ ...ACME, ...values, createdAt: NOON, endedAt: null, visits: [] });
      expect(id).toMatch(/^[\w-]{12}$/);
      expect(token).toMatch(/^[\w-]{22}$/);
      expect(passcode).toMatch(/^[a-z]+-[a-z]+-[a-z]+-[a-z]+$/);
      expect(await store.findByToken(token)).toEqual(invitation);
      expect(await store.findByPasscode(passcode)).toEqual(invitation);
      expect(await store.findById(id)).toEqual(invitation);
      expect(await store.findActive(id)).toEqual(invitation);
      for (const text of ["", "A".repeat(22), "' OR 1=1 --", UNKNOWN_TEXT, `${token} `]) {
        expect(await store.findByToken(text)).toBeNull();
        expect(await store.findByPasscode(text)).toBeNull();
        expect(await store.findById(text)).toBeNull();
      }
      expect(await store.findByToken(passcode)).toBeNull();
      expect(await store.findByPasscode(token)).toBeNull();
    });

    test("stores tokens and passcodes only encrypted or hashed", async () => {
      const { token } = await invite({}, "Open Sesame");
      const rows = JSON.stringify(await openDatabase().read("SELECT * FROM invitations"));
      for (const secret of [token, "open-sesame", "open sesame"]) {
        expect(rows.toLowerCase()).not.toContain(secret.toLowerCase());
      }
    });

    test("lists every invitation, newest first", async () => {
      const labels = ["middle", "newest", "oldest"];
      for (const [index, time] of [2, 3, 1].entries()) {
        now = time;
        await invite({ label: labels[index] ?? "" });
      }
      expect((await store.list()).map(({ label }) => label)).toEqual(["newest", "middle", "oldest"]);
    });
  });

  describe("a chosen passcode", () => {
    test("opens its invitation with different capitalization and separators", async () => {
      const { invitation } = await invite({}, "Open Sesame");
      expect(await store.findByPasscode(" OPEN_SESAME\n")).toEqual(invitation);
    });

    test("is unavailable to other invitations until its invitation is deleted", async () => {
      const { id } = await invite({}, "Open Sesame");
      await store.end(id);
      expect(await store.create(ACME, "OPEN-sesame")).toBeNull();
      await store.delete(id);
      expect(await store.create(ACME, "OPEN-sesame")).not.toBeNull();
    });

    test("is given to only one of two invitations that are created simultaneously", async () => {
      const stores = [store, storeWith(["the first secret"])];
      const results = await Promise.all(stores.map((each) => each.create(ACME, "open sesame")));
      expect(results.filter((result) => result !== null)).toHaveLength(1);
      expect(await store.list()).toHaveLength(1);
    });
  });

  describe("an invitation", () => {
    test("keeps its credentials when its values change", async () => {
      const { id, invitation, token } = await invite();
      const otherInvitation = await invite();
      const values = {
        label: "Changed",
        studies: ["tides"],
        greeting: "Hello",
        resume: "acme.pdf",
        lastDay: "2027-02-28",
      };
      await store.update(id, values);
      expect(await store.findByToken(token)).toEqual({ ...invitation, ...values });
      expect(await store.findById(otherInvitation.id)).toEqual(otherInvitation.invitation);
    });

    test("is still found after its end but is not active, and keeps the time of its first end", async () => {
      const [{ id, token, passcode }, active] = [await invite(), await invite()];
      await store.end(id);
      now += 1000;
      await store.end(id);
      await store.update(id, ACME);
      expect(await store.findByToken(token)).toMatchObject({ id, endedAt: NOON });
      expect(await store.findByPasscode(passcode)).toMatchObject({ id });
      now = NOON - 1000;
      expect(await store.findActive(id)).toBeNull();
      expect(await store.findActive(active.id)).toEqual(active.invitation);
    });

    test("is active until its last day has ended in every time zone", async () => {
      const { id, token, invitation } = await invite({ lastDay: "2026-12-31" });
      now = Date.parse("2027-01-01T12:00:00Z") - 1;
      expect(await store.findActive(id)).toEqual(invitation);
      now += 1;
      expect(await store.findActive(id)).toBeNull();
      expect(await store.findByToken(token)).toEqual(invitation);
    });

    test("records one visit per study and UTC day, and loses its visits when it is deleted", async () => {
      const [{ id }, unvisited] = [await invite(), await invite()];
      for (const moment of ["2026-12-31T00:00:00Z", "2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00Z"]) {
        now = Date.parse(moment);
        for (const study of ["trade", "tides", "trade"]) await store.recordVisit(id, study);
      }
      const visits = () =>
        openDatabase().read<{ day: string; study: string }>("SELECT * FROM visits ORDER BY 2, 3");
      expect((await visits()).map(({ day, study }) => `${study} ${day}`)).toEqual([
        "tides 2026-12-31",
        "tides 2027-01-01",
        "trade 2026-12-31",
        "trade 2027-01-01",
      ]);
      const days = ["2027-01-01", "2026-12-31"];
      const groups = (await store.findById(id))?.visits.toSorted((a, b) => a.slug.localeCompare(b.slug));
      expect(groups).toEqual(["tides", "trade"].map((slug) => ({ slug, days })));
      expect((await store.findById(unvisited.id))?.visits).toEqual([]);
      await store.delete(id);
      await store.recordVisit(id, "trade");
      expect(await store.findById(id)).toBeNull();
      expect(await visits()).toEqual([]);
      expect(await store.findById(unvisited.id)).not.toBeNull();
    });
  });

  test("an invitation opens while its secret is listed, and otherwise only stays in the list", async () => {
    const { id, token, invitation } = await invite({}, "open sesame");
    const rotatedStore = storeWith(["the second secret", "the first secret"]);
    expect(await rotatedStore.findByToken(token)).toEqual(invitation);
    expect(await rotatedStore.findByPasscode("open sesame")).toEqual(invitation);
    expect(rotatedStore.credentialsOf(invitation)).toEqual({ token, passcode: "open sesame" });
    const newInvitation = await invite({}, undefined, rotatedStore);
    const newestSecretStore = storeWith(["the second secret"]);
    expect(await newestSecretStore.findByToken(newInvitation.token)).toEqual(newInvitation.invitation);
    expect(newestSecretStore.credentialsOf(newInvitation.invitation)).not.toBeNull();
    expect(await newestSecretStore.findByToken(token)).toBeNull();
    expect(newestSecretStore.credentialsOf(invitation)).toBeNull();
    expect(await newestSecretStore.findActive(id)).toEqual(invitation);
  });
}
