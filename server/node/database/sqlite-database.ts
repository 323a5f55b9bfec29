import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Database, DatabaseError, type Value } from "#app/invitations/.server/database.ts";
import { ignoresPermissions, isAccessibleToOthers } from "../../../files/private-file.ts";
import { shortenPath } from "../state-folder.ts";

/** Milliseconds to wait for a lock of another program. The wait stops the whole server, but a backup needs less time. */
const LOCK_TIMEOUT = 200;

/** Uses SQLite's default journal, so that between two writes the database is a single file. */
export function createSqliteDatabase(file: string): Database {
  let database: DatabaseSync | undefined;

  /** Closes the database after an error, so that the next query can open a repaired file. */
  async function run<T>(query: () => T): Promise<T> {
    try {
      return query();
    } catch (error) {
      database?.close();
      database = undefined;
      throw explainError(error, file);
    }
  }

  return {
    read<Row>(sql: string, ...values: Value[]) {
      return run(() => {
        // existsSync would also return false for a folder without permission.
        if (!database && !statSync(file, { throwIfNoEntry: false })) return [];
        database ??= openDatabase(file);
        return database.prepare(sql).all(...values) as Row[];
      });
    },
    write(statements) {
      return run(() => {
        if (!database) createFile(file);
        database ??= openDatabase(file);
        database.exec("BEGIN IMMEDIATE");
        for (const [sql, ...values] of statements) database.prepare(sql).run(...values);
        database.exec("COMMIT");
        if (statements.some(([sql]) => sql.startsWith("DELETE"))) overwriteDeletedRows(database);
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
  if (isAccessibleToOthers(file) && !ignoresPermissions(file)) chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT });
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
  const { code, syscall, errcode = 0 } = error as NodeJS.ErrnoException & { errcode?: number };
  const fileErrorMessage = code === "ENOSPC" ? DISK_FULL_MESSAGE : NO_ACCESS_MESSAGE;
  const problem = syscall ? fileErrorMessage : ERROR_MESSAGES[errcode & 0xff];
  return problem ? new DatabaseError(`${shortenPath(file)} ${problem}`) : error;
}
