import { chmodSync, closeSync, mkdirSync, openSync, type Stats } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/** An open file. */
export interface Handle {
  /** The file's, whatever its name has become. */
  inode: number;
  /** Prepared once for each text. */
  statement(sql: string): StatementSync;
  close(): void;
}

/**
 * Milliseconds in which nobody is answered, as SQLite waits on the server's only thread. Whoever else writes, such as a
 * server that is about to end, is done in a few.
 */
const PATIENCE = 100;

// The log of a write is in the file before it is answered, and the file whole whenever the process ends.
const SETTINGS = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON";

/** @throws what node:sqlite and node:fs throw */
export function openHandle(file: string, { ino, mode }: Stats): Handle {
  // A backup that was put back may be open to others. SQLite gives the file's companions its mode.
  if ((mode & 0o077) !== 0) chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    database.exec(SETTINGS);
  } catch (error) {
    database.close();
    throw error;
  }
  opened.add(database);
  return handleOf(database, ino);
}

/** Holds nothing, and no file. */
export function emptyHandle(): Handle {
  empty ??= handleOf(new DatabaseSync(":memory:"), 0);
  return empty;
}

/** For this user alone. One that is there stays as it is. */
export function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}

let empty: Handle | undefined;

const opened = new Set<DatabaseSync>();

// What was closed is one file, whole without its companions: whoever copies it misses nothing.
process.once("exit", () => {
  for (const database of opened) database.close();
});

function handleOf(database: DatabaseSync, inode: number): Handle {
  const statements = new Map<string, StatementSync>();
  return {
    inode,
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
