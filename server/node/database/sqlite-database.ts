import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Database, DatabaseError, type Value } from "#app/invitations/.server/database.ts";
import { shortenPath } from "../state-folder.ts";

/** SQLite waits this many milliseconds for another writer. The wait blocks the server, so the timeout is short. */
const LOCK_TIMEOUT = 100;

/** Uses SQLite's default journal, so that between two writes the database is a single file. */
export function createSqliteDatabase(file: string): Database {
  let database: DatabaseSync | undefined;

  /** Closes the database after an error. Closing rolls back, and the next query can open a repaired file. */
  function runOrClose<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      database?.close();
      database = undefined;
      throw explainError(error, file);
    }
  }

  return {
    async read<Row>(sql: string, ...values: Value[]) {
      return runOrClose(() => {
        // existsSync would also return false for a folder without permission.
        if (!database && !statSync(file, { throwIfNoEntry: false })) return [];
        database ??= openDatabase(file);
        return database.prepare(sql).all(...values) as Row[];
      });
    },
    async write(statements) {
      runOrClose(() => {
        if (!database) createFile(file);
        database ??= openDatabase(file);
        database.exec("BEGIN IMMEDIATE");
        for (const [sql, ...values] of statements) database.prepare(sql).run(...values);
        database.exec("COMMIT");
      });
    },
  };
}

function createFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}

function openDatabase(file: string): DatabaseSync {
  // Other users may be able to read a restored backup.
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT });
  database.exec("PRAGMA secure_delete = ON");
  overwriteDeletedRows(database);
  return database;
}

/** Removes rows from the file that a connection without `secure_delete` has deleted. */
function overwriteDeletedRows(database: DatabaseSync): void {
  try {
    database.exec("VACUUM");
  } catch {
    // Reads work even if the file is locked or cannot be written. The next start tries again.
  }
}

const NO_ACCESS_MESSAGE =
  "cannot be opened: give the user who runs the server access to the file and its folder.";
const DISK_FULL_MESSAGE = "cannot be written, because the disk is full: free some space.";
const DAMAGED_MESSAGE = "is damaged: restore a backup, or move the file away to start without invitations.";

/** Keys are SQLite's primary result codes: https://www.sqlite.org/rescode.html */
const ERROR_MESSAGES: Record<number, string> = {
  5: "is locked by another program: close that program.",
  8: NO_ACCESS_MESSAGE,
  11: DAMAGED_MESSAGE,
  13: DISK_FULL_MESSAGE,
  14: NO_ACCESS_MESSAGE,
  26: DAMAGED_MESSAGE,
};

/** Returns a DatabaseError if the owner can fix the problem with the file, else the error itself. */
export function explainError(error: unknown, file: string): unknown {
  const { code, errcode = 0, syscall } = error as { code?: string; errcode?: number; syscall?: string };
  const fileErrorMessage = code === "ENOSPC" ? DISK_FULL_MESSAGE : NO_ACCESS_MESSAGE;
  const problem = syscall ? fileErrorMessage : ERROR_MESSAGES[errcode & 0xff];
  return problem ? new DatabaseError(`${shortenPath(file)} ${problem}`) : error;
}
