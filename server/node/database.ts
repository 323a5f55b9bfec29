import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "../platform.ts";

/** A file, made when it is first needed. */
export function databaseIn(file: string): Database {
  let opened: DatabaseSync | undefined;
  function open(): DatabaseSync {
    if (opened) return opened;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    opened = new DatabaseSync(file);
    opened.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    return opened;
  }
  return {
    async read<Row>(sql: string, ...values: (string | number | null)[]) {
      return open()
        .prepare(sql)
        .all(...values) as Row[];
    },
    async write(statements) {
      const database = open();
      database.exec("BEGIN IMMEDIATE");
      try {
        for (const [sql, ...values] of statements) database.prepare(sql).run(...values);
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
  };
}
