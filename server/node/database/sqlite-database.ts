import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { type Database, DatabaseError, type Value } from "#app/invitations/.server/database.ts";
import { shortenPath } from "../state-folder.ts";

/** Total milliseconds to wait for another program that locks the file. */
const READ_PATIENCE = 300;
const WRITE_PATIENCE = 2_000;

const FIRST_DELAY = 10;
const LONGEST_DELAY = 200;

/**
 * Uses SQLite's default journal, so that between two writes the database is a single file. SQLite itself never waits for
 * a lock, because its wait would stop the whole server.
 */
export function createSqliteDatabase(file: string, sleep: (ms: number) => Promise<unknown> = wait): Database {
  let database: DatabaseSync | undefined;

  /**
   * Repeats an attempt until the other program releases its lock. Holds no lock of its own while it waits. After any other
   * error, closes the database, so that the next query can open a repaired file.
   */
  async function retryWhileLocked<T>(attempt: () => T, patience: number): Promise<T> {
    let remaining = patience;
    for (let delay = FIRST_DELAY; ; delay = Math.min(2 * delay, LONGEST_DELAY, remaining)) {
      try {
        return attempt();
      } catch (error) {
        const isLocked = primaryCode(error) === LOCKED;
        if (!isLocked) {
          database?.close();
          database = undefined;
        } else if (database?.isTransaction) database.exec("ROLLBACK");
        if (!isLocked || remaining === 0) throw explainError(error, file);
      }
      remaining -= delay;
      await sleep(delay);
    }
  }

  return {
    read<Row>(sql: string, ...values: Value[]) {
      return retryWhileLocked(() => {
        // existsSync would also return false for a folder without permission.
        if (!database && !statSync(file, { throwIfNoEntry: false })) return [];
        database ??= openDatabase(file);
        return database.prepare(sql).all(...values) as Row[];
      }, READ_PATIENCE);
    },
    write(statements) {
      return retryWhileLocked(() => {
        if (!database) createFile(file);
        database ??= openDatabase(file);
        database.exec("BEGIN IMMEDIATE");
        for (const [sql, ...values] of statements) database.prepare(sql).run(...values);
        database.exec("COMMIT");
        if (statements.some(([sql]) => sql.startsWith("DELETE"))) overwriteDeletedRows(database);
      }, WRITE_PATIENCE);
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
  const database = new DatabaseSync(file, { timeout: 0 });
  database.exec("PRAGMA secure_delete = ON");
  overwriteDeletedRows(database);
  return database;
}

/**
 * Removes from the file what `secure_delete` has not overwritten: rows that another connection has deleted, and copies of
 * rows that SQLite has moved to other pages.
 */
function overwriteDeletedRows(database: DatabaseSync): void {
  try {
    database.exec("VACUUM");
  } catch {
    // A locked or read-only file must not stop a query. The next deletion or start repeats the VACUUM.
  }
}

const NO_ACCESS_MESSAGE =
  "cannot be opened: give the user who runs the server access to the file and its folder.";
const DISK_FULL_MESSAGE = "cannot be written, because the disk is full: free some space.";
const DAMAGED_MESSAGE = "is damaged: restore a backup, or move the file away to start without invitations.";

/** Keys are SQLite's primary result codes: https://www.sqlite.org/rescode.html */
const LOCKED = 5;
const ERROR_MESSAGES: Record<number, string> = {
  [LOCKED]: "is locked by another program: close that program.",
  8: NO_ACCESS_MESSAGE,
  11: DAMAGED_MESSAGE,
  13: DISK_FULL_MESSAGE,
  14: NO_ACCESS_MESSAGE,
  26: DAMAGED_MESSAGE,
};

function primaryCode(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}

/** Returns a DatabaseError if the owner can fix the problem with the file, else the error itself. */
export function explainError(error: unknown, file: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const fileErrorMessage = code === "ENOSPC" ? DISK_FULL_MESSAGE : NO_ACCESS_MESSAGE;
  const problem = syscall ? fileErrorMessage : ERROR_MESSAGES[primaryCode(error)];
  return problem ? new DatabaseError(`${shortenPath(file)} ${problem}`) : error;
}
