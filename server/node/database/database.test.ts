import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { errorEntry } from "../../log.ts";
import { databaseIn } from "./database.ts";
import { explainFault } from "./faults.ts";

const isWindows = process.platform === "win32";

let root: string;
let file: string;
let database: Database;

beforeEach(() => {
  root = newFolder();
  // Other users have to come this far.
  chmodSync(root, 0o777);
  file = join(root, "state/invitations.sqlite");
  database = databaseIn(file);
});

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const note = (text: string) => database.write([["INSERT INTO notes VALUES (?)", text]]);
const notes = () => database.read("SELECT text FROM notes");

/** Large enough for several pages. */
async function makeNotes(): Promise<void> {
  await database.write([["CREATE TABLE notes (text TEXT) STRICT"]]);
  await note("kept".repeat(5_000));
}

async function expectSentence(work: Promise<unknown>, sentence: RegExp): Promise<void> {
  const error = (await work.catch((reason) => reason)) as Error;
  expect(error).toMatchObject({ name: "DatabaseError", message: expect.stringMatching(sentence) });
  expect(error.message).toMatch(/^[^\n]+[^.\n]\.$/);
  expect(errorEntry(error)).toEqual({ error: error.message });
}

const DAMAGED = /^\S+\/state\/invitations\.sqlite is damaged: put back a backup, or move it away/;
const LOCKED = /^\S+\/state\/invitations\.sqlite is locked by another program: end what uses it/;
const NOT_OURS = /^\S+\/state\/invitations\.sqlite cannot be used: let the user who starts the server/;

describe("the file", () => {
  test("is made by the first write and not by a question", async () => {
    expect(await database.read("SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect(readdirSync(root)).toEqual([]);
    await makeNotes();
    expect(readdirSync(dirname(file))).toContain("invitations.sqlite");
  });

  test.skipIf(isWindows)("and all beside it are kept from all other users", async () => {
    const before = process.umask(0);
    await makeNotes().finally(() => process.umask(before));
    expect(readdirSync(dirname(file)).map((name) => [name, mode(join(dirname(file), name))])).toEqual([
      ["invitations.sqlite", "600"],
      ["invitations.sqlite-shm", "600"],
      ["invitations.sqlite-wal", "600"],
    ]);
    expect(mode(dirname(file))).toBe("700");
  });

  test.skipIf(isWindows)("is closed to others when it was open to them", async () => {
    mkdirSync(dirname(file));
    writeFileSync(file, "");
    chmodSync(file, 0o664);
    await makeNotes();
    expect([mode(file), mode(`${file}-wal`)]).toEqual(["600", "600"]);
  });

  test.each([
    ["writes as safely as SQLite can: to a log", "journal_mode", "wal"],
    ["writes as safely as SQLite can: to the disk", "synchronous", 2],
    ["waits for another one that writes, and not for long", "busy_timeout", 100],
  ])("%s", async (_name, setting, value) => {
    await makeNotes();
    const [row = {}] = await database.read<object>(`PRAGMA ${setting}`);
    expect(Object.values(row)).toEqual([value]);
  });
});

test.each([
  ["no database", 0, 40_000],
  ["overwritten in the middle", 4096, 8192],
  ["overwritten at its beginning", 0, 100],
])("says in one sentence that a file is damaged, and goes on when it is mended: %s", async (_, from, to) => {
  await makeNotes();
  const kept = await notes();
  const whole = join(root, "whole");
  await database.read("VACUUM INTO ?", whole);
  file = join(root, "later/state/invitations.sqlite");
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(whole, file);
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(to - from, 0xa5), 0, to - from, from);
  closeSync(handle);
  database = databaseIn(file);
  await expectSentence(notes(), DAMAGED);
  await expectSentence(note("one"), DAMAGED);
  copyFileSync(whole, file);
  expect(await notes()).toEqual(kept);
  await note("one");
  expect(await notes()).toHaveLength(2);
});

test("a file that another program has locked is read, gives a write one sentence, and works when it is free", async () => {
  await makeNotes();
  const lock = await holdingLock(file);
  await expectSentence(note("one"), LOCKED);
  expect(await notes()).toHaveLength(1);
  await lock.end();
  await note("two");
  expect(await notes()).toHaveLength(2);
});

describe.skipIf(isWindows)(
  "a place that is not ours gives one sentence, and works when it is mended:",
  () => {
    const folder = () => dirname(file);
    const remove = (path: string) => rmSync(path, { recursive: true });
    const readOnly = () => chmodSync(file, 0o400);
    const openFolder = () => chmodSync(folder(), 0o700);

    test.each<[string, "refused" | "empty" | "kept", () => unknown, () => void]>([
      ["a folder as the file", "refused", () => mkdirSync(file, { recursive: true }), () => remove(file)],
      [
        "a link to nowhere as the folder",
        "empty",
        () => symlinkSync("nowhere", folder()),
        () => rmSync(folder()),
      ],
      ["a file as the folder", "empty", () => writeFileSync(folder(), ""), () => rmSync(folder())],
      ["a folder that cannot be written", "empty", () => mkdirSync(folder(), 0o555), openFolder],
      ["a folder that nobody may look into", "refused", () => mkdirSync(folder(), 0o000), openFolder],
      [
        "a file that can only be read",
        "kept",
        () => makeNotes().then(readOnly),
        () => chmodSync(file, 0o600),
      ],
    ])("%s, which is %s when it is read", (_name, reading, spoil, mend) =>
      asNobody(async () => {
        await spoil();
        const later = databaseIn(file);
        const read = later.read("SELECT name FROM sqlite_master");
        if (reading === "refused") await expectSentence(read, NOT_OURS);
        else expect(await read).toEqual(reading === "kept" ? [{ name: "notes" }] : []);
        const write = () => later.write([["CREATE TABLE more (text TEXT) STRICT"]]);
        await expectSentence(write(), NOT_OURS);
        mend();
        await write();
      }),
    );

    test.runIf(process.geteuid?.() === 0)("a file of another user", async () => {
      await makeNotes();
      chmodSync(folder(), 0o755);
      await asNobody(() => expectSentence(databaseIn(file).read("SELECT text FROM notes"), NOT_OURS));
    });
  },
);

// The last is of a write (SQLITE_IOERR_FSYNC).
test.each([
  [{ code: "ENOSPC", syscall: "open" }, /^The disk is full, and \S+sqlite cannot be written: make/],
  [{ code: "ERR_SQLITE_ERROR", errcode: 13 }, /^The disk is full, and \S+sqlite cannot be written: make/],
  [{ code: "ERR_SQLITE_ERROR", errcode: 1034 }, /^The disk with \S+ fails: check it, or set/],
])("what fails with the disk is told from a file that is damaged: %j", (error, sentence) => {
  expect((explainFault(error, file) as Error).message).toMatch(sentence);
});

test("a fault of the program stays one", async () => {
  await expect(database.read("SELECT text FROM nowhere")).rejects.toMatchObject({
    name: "Error",
    message: "no such table: nowhere",
  });
});

const NOBODY = 65_534;

/** By a user who is stopped by the rights of files, as the root of a container is not. */
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

/** Another program that writes into a database, and does not come to an end with it. */
async function holdingLock(file: string) {
  const child = spawn(process.execPath, ["-e", HOLD, file], { stdio: ["pipe", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return {
    async end() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

const HOLD = `
  const database = new (require("node:sqlite").DatabaseSync)(process.argv[1]);
  database.exec("BEGIN IMMEDIATE");
  console.log("held");
  process.stdin.resume();
`;
