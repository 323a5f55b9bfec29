import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "#app/invitations/.server/database.ts";
import { explainError } from "./explain-error.ts";

/** Milliseconds to wait for another writer. The server answers nothing meanwhile, because SQLite blocks its thread. */
const LOCK_TIMEOUT = 100;

/** Uses SQLite's default journal, so that between two writes the database is a single file. */
export function databaseIn(file: string): Database {
  let database: DatabaseSync | undefined;

  /** Closes the database after an error: that rolls back, and the next query sees a repaired file. */
  function run<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      database?.close();
      database = undefined;
      throw explainError(error, file);
    }
  }

  return {
    async read<Row>(sql: string, ...values: (string | number | null)[]) {
      return run(() => {
        // existsSync would also return false for a folder without permission.
        if (!database && !statSync(file, { throwIfNoEntry: false })) return [];
        database ??= openDatabase(file);
        return database.prepare(sql).all(...values) as Row[];
      });
    },
    async write(statements) {
      run(() => {
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
  // A restored backup may be readable by others.
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  return new DatabaseSync(file, { timeout: LOCK_TIMEOUT });
}
