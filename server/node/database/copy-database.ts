import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseError } from "../../database-error.ts";
import { explainFault, isDamaged } from "./faults.ts";
import { openDatabase } from "./open-database.ts";

/**
 * Saves a database as it is at one moment, also while a server writes to it, for this user alone.
 * @returns how many invitations are in the copy; without any, none is made
 * @throws DatabaseError also when `copy` is there already, and what node:fs throws when it cannot be made
 */
export function copyDatabase(file: string, copy: string): number {
  if (!statSync(file, { throwIfNoEntry: false })) return 0;
  const database = explained(file, () => openDatabase(file));
  try {
    const count = explained(file, () => checkedCount(database, file));
    if (count === 0) return 0;
    makeNew(copy);
    return explained(copy, () => fill(copy, database));
  } finally {
    database.close();
  }
}

function checkedCount(database: DatabaseSync, file: string): number {
  const check = database.prepare("PRAGMA integrity_check(1)").get();
  if (check?.integrity_check !== "ok") throw isDamaged(file);
  const table = database.prepare("SELECT name FROM sqlite_master WHERE name = 'invitations'").get();
  return table ? countIn(database) : 0;
}

function makeNew(copy: string): void {
  mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(copy, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new DatabaseError(`${copy} is there already and stays as it is: give another name.`);
  }
}

function fill(copy: string, database: DatabaseSync): number {
  try {
    database.prepare("VACUUM INTO ?").run(copy);
    const descriptor = openSync(copy, "r+");
    fsyncSync(descriptor);
    closeSync(descriptor);
    using saved = new DatabaseSync(copy, { readOnly: true });
    return countIn(saved);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
}

function countIn(database: DatabaseSync): number {
  return Number(database.prepare("SELECT count(*) AS count FROM invitations").get()?.count);
}

function explained<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw explainFault(error, file);
  }
}
