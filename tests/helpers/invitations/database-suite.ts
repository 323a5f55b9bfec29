import { beforeEach, describe, expect, test } from "vitest";
import type { Database, Value } from "#app/invitations/.server/database.ts";

const VALUES: Value[] = [
  "",
  "'; DROP TABLE notes; -- \") /* ? ?1 :text %_* \\'",
  "Ac\0me \u0001\u001b[31m\r\n\t\u007f",
  "\ufeff👩🏽‍💻 שלום\u202e \u00e9e\u0301 \uffff\u{10ffff}",
  "x".repeat(100_000),
  ...["NULL", "1e3", null, 0, -1, 1.5, Number.MAX_SAFE_INTEGER],
];

/**
 * Defines the tests that the database of every platform must pass.
 * @param create creates an empty database and returns a function that opens a connection to it
 */
export function databaseSuite(create: () => Promise<() => Database>): void {
  describe("a database", () => {
    let connect: () => Database;
    let database: Database;

    beforeEach(async () => {
      connect = await create();
      database = connect();
      await database.write([["CREATE TABLE notes (number INTEGER PRIMARY KEY, text ANY) STRICT"]]);
    });

    const readTexts = () => database.read<{ text: Value }>("SELECT text FROM notes ORDER BY number");
    const insertText = (text: Value) => database.write([["INSERT INTO notes (text) VALUES (?)", text]]);

    test("returns rows by column name", async () => {
      expect(await readTexts()).toEqual([]);
      await database.write([["INSERT INTO notes (text) VALUES (?), (?)", "one", "two"]]);
      expect(await database.read("SELECT number AS n, text FROM notes ORDER BY n DESC")).toEqual([
        { n: 2, text: "two" },
        { n: 1, text: "one" },
      ]);
    });

    test.each(VALUES)("stores a value unchanged: %.30j", async (value) => {
      await insertText(value);
      expect(await readTexts()).toEqual([{ text: value }]);
      expect(await database.read("SELECT number FROM notes WHERE text IS ?", value)).toEqual([{ number: 1 }]);
    });

    test.each([
      ["violates a constraint", "INSERT INTO notes (number, text) VALUES (1, 'again')"],
      ["is not SQL", "INSERT INTO"],
    ])("runs all statements of a write in order, or no statement if one of them %s", async (_name, wrong) => {
      await database.write([
        ["INSERT INTO notes (text) VALUES (?)", "one"],
        ["UPDATE notes SET text = text || ?", " and two"],
      ]);
      const failedWrite = database.write([["INSERT INTO notes (text) VALUES ('three')"], [wrong]]);
      await expect(failedWrite).rejects.toThrow();
      expect(await readTexts()).toEqual([{ text: "one and two" }]);
      await insertText("four");
      expect(await readTexts()).toHaveLength(2);
    });
  });
}
