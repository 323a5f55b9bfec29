import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { createInvitationStore } from "#app/invitations/.server/store.ts";
import { createVersionedDatabase, STEPS, type Step } from "#app/invitations/.server/versioned-database.ts";
import { ACME } from "./acme.ts";

const ALL_STEPS = STEPS.map(([version]) => ({ version }));

/** Restores the tables of a version before 1.0.0. A step that adds a column needs its ALTER TABLE … DROP here. */
const UNDO_STEPS = "DROP TABLE steps";

const STEP_OF_NEWER_VERSION: Step = [
  1999,
  `ALTER TABLE invitations ADD note TEXT NOT NULL DEFAULT 'none'\n
   ALTER TABLE visits ADD seconds INTEGER NOT NULL DEFAULT 5\n
   CREATE TABLE notes (text TEXT NOT NULL) STRICT`,
];

/** Defines the tests of the database's version. @param create returns a function that opens an empty database */
export function versionSuite(create: () => Promise<() => Database>): void {
  let openDatabase: () => Database;

  beforeEach(async () => {
    openDatabase = await create();
  });

  function openStore(database = openDatabase()) {
    const onError = vi.fn();
    const options = { secrets: ["a secret"], clock: () => 0, redirects: [], onError };
    return { ...createInvitationStore({ database, ...options }), onError };
  }

  async function invite(passcode = "open sesame", store = openStore()) {
    const { id } = (await store.create(ACME, passcode)) ?? { id: "" };
    await store.recordVisit(id, "trade");
    const invitation = await store.findById(id);
    return { id, invitation, token: (invitation && store.credentialsOf(invitation)?.token) ?? "" };
  }

  const changeDatabase = (sql: string) =>
    openDatabase().write(sql.split("; ").map((statement) => [statement]));
  const readSteps = () => openDatabase().read("SELECT * FROM steps");

  describe("the version of the database", () => {
    test("is recorded once if two processes make their first write simultaneously", async () => {
      const invitations = await Promise.all([invite("one"), invite("two")]);
      expect(await openStore().list()).toHaveLength(invitations.length);
      expect(await readSteps()).toEqual(ALL_STEPS);
    });

    test("becomes the newest at the first write, but not at a read, if the tables predate version 1.0.0", async () => {
      const { invitation, token } = await invite();
      await changeDatabase(UNDO_STEPS);
      const readOnlyDatabase = { ...openDatabase(), write: () => Promise.reject(new Error("read-only")) };
      expect(await openStore(readOnlyDatabase).findByToken(token)).toEqual(invitation);
      await invite("two");
      expect(await readSteps()).toEqual(ALL_STEPS);
      expect(await openStore().findByToken(token)).toEqual(invitation);
    });

    test("rises at the first write of a newer version, while an older version keeps running", async () => {
      const [newer, older] = [
        createVersionedDatabase(openDatabase(), [...STEPS, STEP_OF_NEWER_VERSION]),
        openStore(),
      ];
      const { id, invitation, token } = await invite("one", older);
      expect(await newer.read("SELECT * FROM invitations")).toMatchObject([{ id }]);
      expect(await readSteps()).toEqual(ALL_STEPS);
      await newer.write([["INSERT INTO notes VALUES ('kept')"]]);
      expect(await newer.read("SELECT * FROM invitations")).toMatchObject([{ id, note: "none" }]);
      for (const store of [older, openStore()]) {
        expect(await store.findByToken(token)).toEqual(invitation);
        const { id } = await invite("two", store);
        await store.update(id, { ...ACME, label: "Changed" });
        expect(await store.findById(id)).toMatchObject({ label: "Changed", visits: [{ slug: "trade" }] });
        await store.delete(id);
      }
      expect(await readSteps()).toEqual([...ALL_STEPS, { version: 1999 }]);
    });

    test("is read again after an error, because the owner can replace the file of a running server", async () => {
      const store = openStore();
      await invite("one", store);
      await changeDatabase("DROP TABLE visits; DROP TABLE invitations; DROP TABLE steps");
      await expect(invite("one", store)).rejects.toThrow("no such table");
      expect((await invite("one", store)).invitation).not.toBeNull();
    });
  });

  test.each([
    [`ALTER TABLE visits ADD extra TEXT; ${UNDO_STEPS}`, "ALTER TABLE visits DROP extra"],
    [`ALTER TABLE visits RENAME day TO lost; ${UNDO_STEPS}`, "ALTER TABLE visits RENAME lost TO day"],
    ["INSERT INTO steps VALUES (2000)", "DELETE FROM steps WHERE version = 2000"],
  ])("a store closes all links and has a sentence for the owner, after %j until %j", async (sql, undo) => {
    const { id, token, invitation } = await invite();
    await changeDatabase(sql);
    const store = openStore();
    expect([await store.findByToken(token), await store.findActive(id)]).toEqual([null, null]);
    expect(await store.problem()).toMatch(/^Invitations do not work, because another version/);
    expect(store.onError.mock.calls.map(([error]) => error.name)).toEqual(Array(3).fill("DatabaseError"));
    await expect(store.findByPasscode("open sesame")).rejects.toThrow("another version");
    await expect(store.end(id)).rejects.toThrow("another version");
    await changeDatabase(undo);
    expect(await store.findByToken(token)).toEqual(invitation);
  });
}
