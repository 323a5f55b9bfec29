import { chmodSync, statSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";

export interface OpenDatabase {
  /** Prepared once for each text. */
  statement(sql: string): StatementSync;
  close(): void;
}

/** @throws what node:sqlite and node:fs throw */
export function openDatabase(file: string): OpenDatabase {
  // A backup that was put back may be open to others. SQLite gives the file's companions its mode.
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    database.exec(SETTINGS);
  } catch (error) {
    database.close();
    throw error;
  }
  opened.add(database);
  const statements = new Map<string, StatementSync>();
  return {
    statement(sql) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    close() {
      opened.delete(database);
      database.close();
    },
  };
}

/**
 * Milliseconds in which nobody is answered, as SQLite waits on the server's only thread. Whoever else writes, such as a
 * server that is about to end, is done in a few.
 */
const PATIENCE = 100;

// What is written is on the disk before it is answered, and the file is whole whenever the process ends. The question
// makes the file's companions.
const SETTINGS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
  SELECT count(*) FROM sqlite_master`;

const opened = new Set<DatabaseSync>();

// What was closed is one file, whole without its companions: whoever copies it misses nothing.
process.once("exit", () => {
  for (const database of opened) database.close();
});
