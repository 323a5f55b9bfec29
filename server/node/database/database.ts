import { statSync } from "node:fs";
import type { Database } from "../../platform.ts";
import { explainFault } from "./faults.ts";
import { emptyStatement, type Handle, makeFile, openHandle } from "./open-database.ts";

/** A file for this user alone, made at the first write. Without it all that is read is empty. */
export function databaseIn(file: string): Database {
  let handle: Handle | undefined;

  function current(): Handle {
    if (handle?.isForsaken()) close();
    handle ??= openHandle(file);
    return handle;
  }

  function close(): void {
    handle?.close();
    handle = undefined;
  }

  // A new handle sees what was mended, and to close one takes back what was begun.
  function orExplain<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      close();
      throw explainFault(error, file);
    }
  }

  return {
    async read<Row>(sql: string, ...values: (string | number | null)[]) {
      return orExplain(() => {
        const statement = isThere(file) ? current().statement : emptyStatement;
        return statement(sql).all(...values) as Row[];
      });
    },
    async write(statements) {
      orExplain(() => {
        if (!isThere(file)) makeFile(file);
        const { statement } = current();
        statement("BEGIN IMMEDIATE").run();
        for (const [sql, ...values] of statements) statement(sql).run(...values);
        statement("COMMIT").run();
      });
    },
  };
}

// Not existsSync, which says the same of a folder that nobody may look into.
function isThere(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}
