import { statSync } from "node:fs";
import type { Database } from "../platform.ts";
import { explainFault } from "./database-faults.ts";
import { emptyHandle, type Handle, makeFile, openHandle } from "./database-handle.ts";

/** A file for this user alone, made at the first write. Without it all that is read is empty. */
export function databaseIn(file: string): Database {
  let handle: Handle | undefined;

  // Under its name there may be another file by now, such as a backup that was put back, or none.
  function current(): Handle | undefined {
    const there = statSync(file, { throwIfNoEntry: false });
    if (handle?.inode !== there?.ino) close();
    if (there) handle ??= openHandle(file, there);
    return handle;
  }

  function made(): Handle {
    makeFile(file);
    handle = openHandle(file, statSync(file));
    return handle;
  }

  function close(): void {
    handle?.close();
    handle = undefined;
  }

  // A new handle sees what was mended, and closing takes back what was begun.
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
      return orExplain(() => (current() ?? emptyHandle()).statement(sql).all(...values) as Row[]);
    },
    async write(statements) {
      orExplain(() => {
        const { statement } = current() ?? made();
        statement("BEGIN IMMEDIATE").run();
        for (const [sql, ...values] of statements) statement(sql).run(...values);
        statement("COMMIT").run();
      });
    },
  };
}
