import { chmodSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** @throws what node:sqlite and node:fs throw */
export function openDatabase(file: string): DatabaseSync {
  // A backup that was put back may be open to others. SQLite gives the file's companions its mode.
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    database.exec(SETTINGS);
  } catch (error) {
    database.close();
    throw error;
  }
  for (const other of opened) if (!other.isOpen) opened.delete(other);
  opened.add(database);
  return database;
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
  for (const database of opened) if (database.isOpen) database.close();
});
