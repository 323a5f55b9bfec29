import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { databaseSuite } from "../../../tests/helpers/invitations/database-suite.ts";
import { storeSuite } from "../../../tests/helpers/invitations/store-suite.ts";
import { versionSuite } from "../../../tests/helpers/invitations/version-suite.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { errorEntry } from "../../log.ts";
import { createSqliteDatabase, explainError } from "./sqlite-database.ts";

async function newDatabase(): Promise<() => Database> {
  const folder = newFolder();
  return () => createSqliteDatabase(join(folder, "state/invitations.sqlite"));
}

databaseSuite(newDatabase);
storeSuite(newDatabase);
versionSuite(newDatabase);

let root: string;
let file: string;
let database: Database;

beforeEach(() => {
  root = newFolder();
  file = join(root, "state/invitations.sqlite");
  database = createSqliteDatabase(file);
});

const addNote = (text: string) => database.write([["INSERT INTO notes VALUES (?)", text]]);
const readNotes = () => database.read("SELECT text FROM notes");

/** Fills several pages of the file. */
async function createNotes(): Promise<void> {
  await database.write([["CREATE TABLE notes (text TEXT) STRICT"]]);
  await addNote("kept".repeat(5_000));
}

async function expectDatabaseError(work: Promise<unknown>, sentence: string): Promise<void> {
  const error = (await work.catch((reason) => reason)) as Error;
  expect(error).toMatchObject({ name: "DatabaseError", message: expect.stringContaining(sentence) });
  expect(error.message).toContain("/state/invitations.sqlite");
  expect(errorEntry(error)).toEqual({ error: error.message });
}

test("creates the database file in the first write, but not in a read", async () => {
  expect(await database.read("SELECT 1")).toEqual([]);
  expect(readdirSync(root)).toEqual([]);
  await createNotes();
  expect(readdirSync(dirname(file))).toEqual(["invitations.sqlite"]);
});

test.skipIf(process.platform === "win32")("hides the database and its folder from other users", async () => {
  const fileMode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const previousUmask = process.umask(0);
  await createNotes().finally(() => process.umask(previousUmask));
  expect([fileMode(file), fileMode(dirname(file))]).toEqual(["600", "700"]);
  chmodSync(file, 0o664);
  await createSqliteDatabase(file).read("SELECT 1");
  expect(fileMode(file)).toBe("600");
});

test("overwrites deleted rows in the file, including rows that another program deleted earlier", async () => {
  await createNotes();
  {
    using otherProgram = new DatabaseSync(file);
    otherProgram.exec(`PRAGMA secure_delete = OFF; INSERT INTO notes VALUES ('deleted earlier ${"x".repeat(9_000)}'), ('a short text');
      DELETE FROM notes WHERE text NOT LIKE 'kept%'`);
  }
  expect(readFileSync(file, "latin1")).toContain("a short text");
  database = createSqliteDatabase(file);
  await addNote("deleted now");
  await database.write([["DELETE FROM notes WHERE text = 'deleted now'"]]);
  expect(readFileSync(file, "latin1")).not.toMatch(/deleted earlier|a short text|deleted now/);
  expect(await readNotes()).toHaveLength(1);
  const size = statSync(file).size;
  await database.write([["DELETE FROM notes"]]);
  expect(statSync(file).size).toBeLessThan(size);
});

test("reports in one sentence that the database is damaged, and works after a repair", async () => {
  await createNotes();
  const intactBytes = readFileSync(file);
  file = join(root, "later/state/invitations.sqlite");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(intactBytes).fill(0xa5, 0, 100));
  database = createSqliteDatabase(file);
  await expectDatabaseError(readNotes(), "is damaged: restore a backup");
  await expectDatabaseError(addNote("one"), "is damaged: restore a backup");
  writeFileSync(file, intactBytes);
  await addNote("one");
  expect(await readNotes()).toHaveLength(2);
});

test("reports in one sentence that another program locks the file, and works after the program unlocks it", async () => {
  await createNotes();
  using otherProgram = new DatabaseSync(file);
  otherProgram.exec("BEGIN EXCLUSIVE; INSERT INTO notes VALUES ('other')");
  await expectDatabaseError(readNotes(), "is locked by another program");
  await expectDatabaseError(addNote("one"), "is locked by another program");
  otherProgram.exec("COMMIT");
  await addNote("one");
  expect((await readNotes()).slice(1)).toEqual([{ text: "other" }, { text: "one" }]);
});

test.each([
  ["cannot be opened: give the user", { code: "EACCES", syscall: "open" }],
  ["cannot be opened: give the user", { code: "ERR_SQLITE_ERROR", errcode: 14 }],
  ["cannot be opened: give the user", { code: "ERR_SQLITE_ERROR", errcode: 8 }],
  ["cannot be written, because the disk is full", { code: "ENOSPC", syscall: "open" }],
  ["cannot be written, because the disk is full", { code: "ERR_SQLITE_ERROR", errcode: 13 }],
  ["is damaged: restore a backup", { code: "ERR_SQLITE_ERROR", errcode: 11 }],
])("explains that the database file %s, after the error %j", (explanation, error) => {
  expect((explainError(error, file) as Error).message).toContain(`invitations.sqlite ${explanation}`);
});
