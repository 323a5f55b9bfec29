import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { databaseSuite } from "../../../tests/helpers/suites/database-suite.ts";
import { storeSuite } from "../../../tests/helpers/suites/store-suite.ts";
import { errorEntry } from "../../log.ts";
import { databaseIn, explainError } from "./database.ts";

const isWindows = process.platform === "win32";
const NOBODY = 65_534;

async function newDatabase(): Promise<() => Database> {
  const folder = newFolder();
  return () => databaseIn(join(folder, "state/invitations.sqlite"));
}

databaseSuite(newDatabase);
storeSuite(newDatabase);

let root: string;
let file: string;
let database: Database;

beforeEach(() => {
  root = newFolder();
  // Lets the user "nobody" reach the file.
  chmodSync(root, 0o777);
  file = join(root, "state/invitations.sqlite");
  database = databaseIn(file);
});

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const note = (text: string) => database.write([["INSERT INTO notes VALUES (?)", text]]);
const notes = () => database.read("SELECT text FROM notes");

/** Fills several pages of the file. */
async function createNotes(): Promise<void> {
  await database.write([["CREATE TABLE notes (text TEXT) STRICT"]]);
  await note("kept".repeat(5_000));
}

async function expectDatabaseError(work: Promise<unknown>, sentence: string): Promise<void> {
  const error = (await work.catch((reason) => reason)) as Error;
  expect(error).toMatchObject({ name: "DatabaseError", message: expect.stringContaining(sentence) });
  expect(error.message).toContain("/state/invitations.sqlite");
  expect(errorEntry(error)).toEqual({ error: error.message });
}

describe("the database file", () => {
  test("does not exist until the first write", async () => {
    expect(await database.read("SELECT 1")).toEqual([]);
    expect(readdirSync(root)).toEqual([]);
    await createNotes();
    expect(readdirSync(dirname(file))).toEqual(["invitations.sqlite"]);
  });

  test.skipIf(isWindows)(
    "and its folder are accessible only to this user, and a mode of 664 becomes 600",
    async () => {
      const before = process.umask(0);
      await createNotes().finally(() => process.umask(before));
      expect([mode(file), mode(dirname(file))]).toEqual(["600", "700"]);
      chmodSync(file, 0o664);
      await databaseIn(file).read("SELECT 1");
      expect(mode(file)).toBe("600");
    },
  );

  test("is on the disk before a write resolves", async () => {
    await createNotes();
    expect(await database.read("PRAGMA synchronous")).toEqual([{ synchronous: 2 }]);
  });
});

test.each([
  ["is not a database", 0, 24_576],
  ["is overwritten at its beginning", 0, 100],
])("reports in one sentence that the file %s, and works after a repair", async (_, from, to) => {
  await createNotes();
  const intact = readFileSync(file);
  file = join(root, "later/state/invitations.sqlite");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(intact).fill(0xa5, from, to));
  database = databaseIn(file);
  await expectDatabaseError(notes(), "is damaged: restore a backup");
  await expectDatabaseError(note("one"), "is damaged: restore a backup");
  writeFileSync(file, intact);
  await note("one");
  expect(await notes()).toHaveLength(2);
});

test("rejects writes, but not reads, while another program locks the file", async () => {
  await createNotes();
  const otherProgram = new DatabaseSync(file);
  otherProgram.exec("BEGIN IMMEDIATE");
  const start = performance.now();
  await expectDatabaseError(note("one"), "is locked by another program");
  expect(performance.now() - start).toBeGreaterThan(50);
  expect(await notes()).toHaveLength(1);
  otherProgram.close();
  await note("two");
  expect(await notes()).toHaveLength(2);
});

test.skipIf(isWindows).each<[string, () => unknown, () => void]>([
  ["folder", () => mkdirSync(dirname(file), 0o000), () => chmodSync(dirname(file), 0o700)],
  ["file", () => createNotes().then(() => chmodSync(file, 0o400)), () => chmodSync(file, 0o600)],
])("reports a %s without permission in one sentence, and works after a repair", (_name, spoil, fix) =>
  asNobody(async () => {
    await spoil();
    database = databaseIn(file);
    const write = () => database.write([["CREATE TABLE more (text TEXT) STRICT"]]);
    await expectDatabaseError(write(), "cannot be opened: give the user");
    fix();
    await write();
  }),
);

test.each([
  { code: "ENOSPC", syscall: "open" },
  { code: "ERR_SQLITE_ERROR", errcode: 13 },
])("reports a full disk in one sentence: %j", (error) => {
  expect((explainError(error, file) as Error).message).toMatch(
    /^\S+sqlite cannot be written, because the disk is full/,
  );
});

/** Runs as a user whom file permissions stop, unlike root. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  const user = process.geteuid?.();
  if (user !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid?.(user);
  }
}
