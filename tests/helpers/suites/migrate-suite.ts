import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { completedMigrations, migrate } from "#app/invitations/.server/migrate.ts";

const FIRST = `-- Creates a table; semicolons in comments do not count.
  CREATE TABLE notes (text TEXT NOT NULL) STRICT;
  INSERT INTO notes VALUES ('one');`;
const SECOND = "ALTER TABLE notes ADD COLUMN at INTEGER";
const THIRD = "INSERT INTO notes VALUES ('three', 3)";
const ALL = [FIRST, SECOND, THIRD];

/** @param create as for `databaseSuite` */
export function migrateSuite(create: () => Promise<() => Database>): void {
  describe("migrate", () => {
    let open: () => Database;
    let database: Database;

    beforeEach(async () => {
      open = await create();
      database = open();
    });

    const notes = () => database.read("SELECT * FROM notes");

    test("runs each migration once, in order, and keeps the rows", async () => {
      expect(await completedMigrations(database)).toBe(0);
      await migrate(database, [FIRST]);
      await database.write([["INSERT INTO notes VALUES ('kept')"]]);
      await migrate(database, ALL);
      await migrate(database, ALL);
      expect(await completedMigrations(open())).toBe(3);
      expect(await notes()).toEqual([
        { text: "one", at: null },
        { text: "kept", at: null },
        { text: "three", at: 3 },
      ]);
    });

    test("undoes a migration that fails, and runs it the next time", async () => {
      const broken = [FIRST, `${SECOND}; INSERT INTO nowhere VALUES (1)`, THIRD];
      await expect(migrate(database, broken)).rejects.toThrow();
      expect(await completedMigrations(database)).toBe(1);
      expect(await notes()).toEqual([{ text: "one" }]);
      await migrate(database, ALL);
      expect(await completedMigrations(database)).toBe(3);
    });

    test("runs each migration once if several servers start together", async () => {
      await Promise.all([migrate(database, ALL), migrate(open(), ALL), migrate(open(), ALL)]);
      expect(await notes()).toHaveLength(2);
    });

    test("rejects a database that a newer version wrote", async () => {
      await migrate(database, ALL);
      await expect(migrate(database, [FIRST])).rejects.toMatchObject({
        name: "DatabaseError",
        message: expect.stringMatching(/^A newer version of the site wrote the database/),
      });
      expect(await notes()).toHaveLength(2);
    });
  });
}
