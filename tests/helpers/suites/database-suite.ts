import { beforeEach, expect, test } from "vitest";
import type { Database, Value } from "#app/invitations/.server/database.ts";

const VALUES: Value[] = [
  "",
  "'; DROP TABLE notes; -- \") /* ? ?1 :text %_* \\'",
  "Ac\0me \u0001\u001b[31m\r\n\t\u007f",
  "\ufeff👩🏽‍💻 שלום\u202e \u00e9e\u0301 \uffff\u{10ffff}",
  "x".repeat(100_000),
  ...["NULL", "1e3", null, 0, -1, 1.5, Number.MAX_SAFE_INTEGER],
];

/** @param make a new, empty database, and then one handle to it at each call */
export function databaseSuite(make: () => Promise<() => Database>): void {
  let open: () => Database;
  let database: Database;

  beforeEach(async () => {
    open = await make();
    database = open();
  });

  const notes = () => database.read<{ text: Value }>("SELECT text FROM notes ORDER BY number");

  async function makeNotes(): Promise<void> {
    await database.write([["CREATE TABLE notes (number INTEGER PRIMARY KEY, text ANY) STRICT"]]);
  }

  test("is empty at first, and can be asked so", async () => {
    expect(await database.read("SELECT name FROM sqlite_master WHERE name = 'notes'")).toEqual([]);
  });

  test("gives rows by the names of their columns, and none when there are none", async () => {
    await makeNotes();
    expect(await notes()).toEqual([]);
    await database.write([["INSERT INTO notes (text) VALUES (?), (?)", "one", "two"]]);
    expect(await database.read("SELECT number AS n, text FROM notes ORDER BY n DESC")).toEqual([
      { n: 2, text: "two" },
      { n: 1, text: "one" },
    ]);
  });

  test.each(VALUES)("keeps a value as it was given: %.30j", async (value) => {
    await makeNotes();
    await database.write([["INSERT INTO notes (text) VALUES (?)", value]]);
    expect(await notes()).toEqual([{ text: value }]);
    expect(await database.read("SELECT number FROM notes WHERE text IS ?", value)).toEqual([{ number: 1 }]);
  });

  test("writes all statements in their order", async () => {
    await makeNotes();
    await database.write([
      ["INSERT INTO notes (text) VALUES (?)", "one"],
      ["UPDATE notes SET text = text || ?", " and two"],
      ["INSERT INTO notes (text) SELECT text || ? FROM notes", " and three"],
    ]);
    expect(await notes()).toEqual([{ text: "one and two" }, { text: "one and two and three" }]);
  });

  test.each([
    ["a rule", "INSERT INTO notes (number, text) VALUES (1, 'again')"],
    ["a type", "INSERT INTO notes (number) VALUES ('word')"],
    ["a table that is not there", "INSERT INTO nowhere VALUES (1)"],
    ["the grammar", "INSERT INTO"],
  ])("writes none of them when one goes against %s, and works on", async (_name, wrong) => {
    await makeNotes();
    await database.write([["INSERT INTO notes (text) VALUES ('before')"]]);
    const writing = database.write([["INSERT INTO notes (text) VALUES ('one')"], [wrong]]);
    await expect(writing).rejects.toThrow();
    expect(await notes()).toEqual([{ text: "before" }]);
    await database.write([["INSERT INTO notes (text) VALUES ('after')"]]);
    expect(await notes()).toEqual([{ text: "before" }, { text: "after" }]);
  });

  test("rejects a wrong question, and works on", async () => {
    await expect(database.read("SELECT text FROM nowhere")).rejects.toThrow();
    await expect(database.read("SELECT")).rejects.toThrow();
    expect(await database.read("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("holds what refers to something to it, and takes it away with it", async () => {
    await database.write([
      ["CREATE TABLE books (id TEXT PRIMARY KEY) STRICT"],
      ["CREATE TABLE pages (book TEXT NOT NULL REFERENCES books (id) ON DELETE CASCADE) STRICT"],
      ["INSERT INTO books VALUES ('one')"],
      ["INSERT INTO pages VALUES ('one')"],
    ]);
    await expect(database.write([["INSERT INTO pages VALUES ('two')"]])).rejects.toThrow();
    await database.write([["DELETE FROM books"]]);
    expect(await database.read("SELECT book FROM pages")).toEqual([]);
  });

  test("gives every handle what another has written", async () => {
    const other = open();
    await makeNotes();
    await other.write([["INSERT INTO notes (text) VALUES ('by the other')"]]);
    expect(await notes()).toEqual([{ text: "by the other" }]);
    await database.write([["DELETE FROM notes"]]);
    expect(await other.read("SELECT text FROM notes")).toEqual([]);
  });

  test("loses none of many writes at once", async () => {
    await makeNotes();
    const handles = [database, open()];
    const writes = Array.from({ length: 20 }, (_, index) =>
      handles[index % 2]?.write([
        ["INSERT OR IGNORE INTO notes VALUES (1, 0)"],
        ["UPDATE notes SET text = text + 1"],
      ]),
    );
    await Promise.all(writes);
    expect(await notes()).toEqual([{ text: 20 }]);
  });
}
