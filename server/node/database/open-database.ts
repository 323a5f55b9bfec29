import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/** An open file. */
export interface Handle {
  /** Prepared once for each text. */
  statement(sql: string): StatementSync;
  /** Under the file's name there is another one by now, or none. */
  isForsaken(): boolean;
  close(): void;
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

/** @throws what node:sqlite and node:fs throw */
export function openHandle(file: string): Handle {
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
  const log = `${file}-wal`;
  const [own, ownLog] = [inode(file), inode(log)];
  const isForsaken = () => inode(file) !== own;
  return {
    statement: statementsOf(database),
    isForsaken,
    close() {
      // SQLite leaves them where they are, and would take them for the other file's.
      const toRemove = isForsaken() && inode(log) === ownLog ? [log, `${file}-shm`] : [];
      opened.delete(database);
      database.close();
      for (const companion of toRemove) rmSync(companion, { force: true });
    },
  };
}

/** A question to a file that is not there: it holds nothing. */
export function emptyStatement(sql: string): StatementSync {
  empty ??= new DatabaseSync(":memory:");
  return empty.prepare(sql);
}

/** For this user alone. One that is there stays as it is. */
export function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}

let empty: DatabaseSync | undefined;

const opened = new Set<DatabaseSync>();

// What was closed is one file, whole without its companions: whoever copies it misses nothing.
process.once("exit", () => {
  for (const database of opened) database.close();
});

function statementsOf(database: DatabaseSync): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}

/** Undefined also where we may not look. */
function inode(path: string): number | undefined {
  try {
    return statSync(path).ino;
  } catch {
    return undefined;
  }
}
