import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "#app/invitations/.server/database.ts";
import { explainFault } from "./faults.ts";
import { openDatabase } from "./open-database.ts";

/** A file for this user alone, made at the first write. Without it all that is read is empty. */
export function databaseIn(file: string): Database {
  let database: DatabaseSync | undefined;

  // One that is opened anew sees what was mended, and to close it takes back what was begun.
  function orExplain<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      database?.close();
      database = undefined;
      throw explainFault(error, file);
    }
  }

  return {
    async read<Row>(sql: string, ...values: (string | number | null)[]) {
      return orExplain(() => {
        if (!database && isThere(file)) database = openDatabase(file);
        return (database ?? NOTHING).prepare(sql).all(...values) as Row[];
      });
    },
    async write(statements) {
      orExplain(() => {
        if (!database) makeFile(file);
        database ??= openDatabase(file);
        database.exec("BEGIN IMMEDIATE");
        for (const [sql, ...values] of statements) database.prepare(sql).run(...values);
        database.exec("COMMIT");
      });
    },
  };
}

/** What is asked of a file that is not there. */
const NOTHING = new DatabaseSync(":memory:");

// Not existsSync, which says the same of a folder that nobody may look into.
function isThere(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}

/** For this user alone. One that is there stays as it is. */
function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}
