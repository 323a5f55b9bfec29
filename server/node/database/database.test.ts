import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { asNobody } from "../../../tests/kit/as-nobody.ts";
import { holdingLock } from "../../../tests/kit/holding-lock.ts";
import { errorEntry } from "../../log.ts";
import type { Database } from "../../platform.ts";
import { databaseIn } from "./database.ts";
import { explainFault } from "./faults.ts";

let root: string;
let file: string;
let database: Database;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "database-"));
  // Other users have to come this far.
  chmodSync(root, 0o755);
  file = join(root, "state/invitations.sqlite");
  database = databaseIn(file);
});
afterEach(() => rmSync(root, { recursive: true }));

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const note = (text: string) => database.write([["INSERT INTO notes VALUES (?)", text]]);
const notes = () => database.read("SELECT text FROM notes");

/** Large enough for several pages. */
async function makeNotes(): Promise<void> {
  await database.write([["CREATE TABLE notes (text TEXT) STRICT"]]);
  await note("kept".repeat(5_000));
}

async function expectSentence(work: Promise<unknown>, sentence: RegExp): Promise<void> {
  const error = await work.then(
    () => "It went well.",
    (reason) => reason,
  );
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
    expect(existsSync(file)).toBe(true);
  });

  test.skipIf(process.platform === "win32")(
    "and all beside it are kept from all other users, whatever new files are otherwise",
    async () => {
      const before = process.umask(0);
      await makeNotes().finally(() => process.umask(before));
      expect(readdirSync(dirname(file)).map((name) => [name, mode(join(dirname(file), name))])).toEqual([
        ["invitations.sqlite", "600"],
        ["invitations.sqlite-shm", "600"],
        ["invitations.sqlite-wal", "600"],
      ]);
      expect(mode(dirname(file))).toBe("700");
    },
  );

  test.skipIf(process.platform === "win32")("is closed to others when it was open to them", async () => {
    mkdirSync(dirname(file));
    writeFileSync(file, "");
    chmodSync(file, 0o664);
    await makeNotes();
    expect(mode(file)).toBe("600");
    expect(mode(`${file}-wal`)).toBe("600");
  });

  test("keeps a write as safe as SQLite can", async () => {
    await makeNotes();
    expect(await database.read("PRAGMA journal_mode")).toEqual([{ journal_mode: "wal" }]);
    expect(await database.read("PRAGMA synchronous")).toEqual([{ synchronous: 2 }]);
  });

  test("waits for another one that writes, and not for long", async () => {
    await makeNotes();
    expect(await database.read("PRAGMA busy_timeout")).toEqual([{ timeout: 100 }]);
  });
});

describe("says in one sentence that the file is damaged, and goes on when it is mended:", () => {
  test("no database at all", async () => {
    mkdirSync(dirname(file));
    writeFileSync(file, "This is no database. ".repeat(1_000));
    await expectSentence(notes(), DAMAGED);
    await expectSentence(note("one"), DAMAGED);
    renameSync(file, `${file}.damaged`);
    await database.write([["CREATE TABLE notes (text TEXT) STRICT"]]);
    expect(await notes()).toEqual([]);
  });

  test.each([
    ["overwritten in the middle", 4096, 8192],
    ["overwritten at its beginning", 0, 100],
    ["overwritten to its end", 100, 20_000],
  ])("%s", async (_name, from, to) => {
    await makeNotes();
    const kept = await notes();
    const backup = join(root, "backup");
    const damaged = join(root, "damaged");
    await database.read("VACUUM INTO ?", backup);
    copyFileSync(backup, damaged);
    overwrite(damaged, from, to);
    renameSync(damaged, file);
    await expectSentence(notes(), DAMAGED);
    copyFileSync(backup, file);
    expect(await notes()).toEqual(kept);
    await note("one");
    expect(await notes()).toHaveLength(2);
  });

  function overwrite(path: string, from: number, to: number): void {
    const handle = openSync(path, "r+");
    writeSync(handle, Buffer.alloc(to - from, 0xa5), 0, to - from, from);
    closeSync(handle);
  }
});

describe("under a server that runs", () => {
  async function backUp(): Promise<string> {
    const backup = join(root, "backup");
    await database.read("VACUUM INTO ?", backup);
    return backup;
  }

  test("a backup that was put back takes the place of all that came after it", async () => {
    await makeNotes();
    const kept = await notes();
    const backup = await backUp();
    for (let index = 0; index < 20; index++) await note("later".repeat(index * 100));
    renameSync(backup, file);
    expect(await notes()).toEqual(kept);
    await note("after");
    expect(await notes()).toHaveLength(2);
    expect(await database.read("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    expect(await databaseIn(file).read("SELECT count(*) AS notes FROM notes")).toEqual([{ notes: 2 }]);
  });

  test("two servers find the same backup, and lose nothing of each other", async () => {
    await makeNotes();
    const other = databaseIn(file);
    await other.read("SELECT text FROM notes");
    const backup = await backUp();
    await note("later");
    renameSync(backup, file);
    await note("by the one");
    await other.write([["INSERT INTO notes VALUES ('by the other')"]]);
    await note("by the one again");
    expect((await notes()).slice(1)).toEqual(
      ["by the one", "by the other", "by the one again"].map((text) => ({ text })),
    );
    expect(await other.read("SELECT text FROM notes")).toEqual(await notes());
  });

  test("a file that was deleted is empty, and begins anew", async () => {
    await makeNotes();
    rmSync(file);
    expect(await database.read("SELECT name FROM sqlite_master")).toEqual([]);
    await database.write([["CREATE TABLE notes (text TEXT) STRICT"]]);
    expect(await notes()).toEqual([]);
  });

  test.skipIf(process.platform === "win32")(
    "a folder that was closed gives one sentence till it is open",
    async () => {
      chmodSync(root, 0o777);
      await asNobody(async () => {
        await makeNotes();
        chmodSync(dirname(file), 0o000);
        await expectSentence(notes(), NOT_OURS);
        await expectSentence(note("one"), NOT_OURS);
        chmodSync(dirname(file), 0o700);
        await note("one");
        expect(await notes()).toHaveLength(2);
      });
    },
  );
});

describe("a file that another program has locked", () => {
  test("gives one sentence, and works when it is free", async () => {
    await makeNotes();
    const lock = await holdingLock(file);
    await expectSentence(note("one"), LOCKED);
    await lock.end();
    await note("two");
    expect(await notes()).toHaveLength(2);
  });

  test("is still read while the other one only writes", async () => {
    await makeNotes();
    const lock = await holdingLock(file);
    expect(await notes()).toHaveLength(1);
    await lock.end();
  });
});

describe.skipIf(process.platform === "win32")("a place that is not ours gives one sentence:", () => {
  test("a folder where the file belongs", async () => {
    mkdirSync(file, { recursive: true });
    await expectSentence(notes(), NOT_OURS);
    await expectSentence(note("one"), NOT_OURS);
    rmSync(file, { recursive: true });
    await makeNotes();
  });

  test("a link to nowhere where the folder belongs", async () => {
    symlinkSync("nowhere", dirname(file));
    expect(await database.read("SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await expectSentence(note("one"), NOT_OURS);
  });

  test("a file where the folder belongs", async () => {
    writeFileSync(dirname(file), "");
    await expectSentence(note("one"), NOT_OURS);
  });

  test("a folder that cannot be written: without a file it is read as empty", async () => {
    mkdirSync(dirname(file));
    chmodSync(dirname(file), 0o555);
    await asNobody(async () => {
      expect(await database.read("SELECT 1 AS one")).toEqual([{ one: 1 }]);
      await expectSentence(note("one"), NOT_OURS);
    });
    chmodSync(dirname(file), 0o777);
    await asNobody(makeNotes);
  });

  test("a folder that nobody may look into", async () => {
    mkdirSync(dirname(file));
    chmodSync(dirname(file), 0o000);
    await asNobody(async () => {
      await expectSentence(notes(), NOT_OURS);
      await expectSentence(note("one"), NOT_OURS);
    });
  });

  test("a file that can only be read", async () => {
    chmodSync(root, 0o777);
    await asNobody(async () => {
      await makeNotes();
      chmodSync(file, 0o400);
      const later = databaseIn(file);
      expect(await later.read("SELECT text FROM notes")).toHaveLength(1);
      await expectSentence(later.write([["DELETE FROM notes"]]), NOT_OURS);
      chmodSync(file, 0o600);
      await later.write([["DELETE FROM notes"]]);
      expect(await notes()).toEqual([]);
    });
  });

  test("a file of another user", async () => {
    await makeNotes();
    chmodSync(dirname(file), 0o755);
    await asNobody(() => expectSentence(databaseIn(file).read("SELECT text FROM notes"), NOT_OURS));
  });
});

test("a disk that is full or fails is told from a file that is damaged", () => {
  const said = (error: object) => (explainFault(error, file) as Error).message;
  const full = /^The disk is full, and \S+invitations\.sqlite cannot be written: make room\.$/;
  expect(said({ code: "ENOSPC", syscall: "open" })).toMatch(full);
  expect(said({ code: "ERR_SQLITE_ERROR", errcode: 13 })).toMatch(full);
  // While it wrote (SQLITE_IOERR_FSYNC).
  expect(said({ code: "ERR_SQLITE_ERROR", errcode: 1034 })).toMatch(
    /^The disk with \S+ fails: check it, or set/,
  );
});

test("a mistake of the program stays one", async () => {
  await expect(database.read("SELECT text FROM nowhere")).rejects.toMatchObject({
    name: "Error",
    message: "no such table: nowhere",
  });
});
