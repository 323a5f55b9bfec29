import { randomBytes } from "node:crypto";
import { lstat, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { ExitReason } from "../files/exit-reason.ts";
import { ignoresPermissions, isAccessibleToOthers } from "../files/private-file.ts";
import { writeFileAtomically } from "../files/write-file.ts";
import { moveAside } from "./server/content/move-aside.ts";

const ADDRESS_FILE = "address";
const SECRET_FILE = "secret";
const SECRET_PATTERN = /^[\w-]{43}$/;
const RETRY_INTERVAL_MS = 200;
/** Waits for three minutes, because the other studio can install its components first. */
const MAX_ATTEMPTS = 900;
const SQLITE_BUSY = 5;
const SQLITE_IOERR_LOCK = 3850;

/** Keeps the database open, because a closed database releases the lock. */
let lock: DatabaseSync | undefined;

/**
 * Locks the state folder until this process ends, because two processes would overwrite each other's undo history.
 * Returns null, or the address of the studio that owns the folder.
 */
export async function addressOfRunningStudio(state: string): Promise<string | null> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    lock = await lockFolder(state);
    if (lock) {
      await rm(join(state, ADDRESS_FILE), { force: true });
      return null;
    }
    // The other studio writes its address after its start.
    const address = await readFile(join(state, ADDRESS_FILE), "utf8").catch(() => null);
    if (address) return address;
    if (attempt === 0) console.warn("Another studio is starting in this folder. Waiting for its address.");
    await sleep(RETRY_INTERVAL_MS);
  }
  throw new ExitReason(
    "Another studio uses this folder, but does not respond: stop it, and run this again. If there is no other studio, move the project to another disk.",
  );
}

export async function publishAddress(state: string, address: string): Promise<void> {
  await writeFileAtomically(join(state, ADDRESS_FILE), address, { mode: 0o600 });
}

/** Keeps the secret of the printed address, so that an open tab still works after a restart. */
export async function storedSecret(state: string): Promise<string> {
  const file = join(state, SECRET_FILE);
  const stats = await lstat(file).catch(() => null);
  const isPrivate = stats?.isFile() && (!isAccessibleToOthers(file) || ignoresPermissions(file));
  const storedText = isPrivate ? await readFile(file, "utf8") : "";
  if (SECRET_PATTERN.test(storedText)) return storedText;
  const secret = randomBytes(32).toString("base64url");
  await writeFileAtomically(file, secret, { mode: 0o600 });
  return secret;
}

async function lockFolder(state: string): Promise<DatabaseSync | undefined> {
  const file = join(state, "lock.sqlite");
  try {
    return lockFile(file);
  } catch {
    await moveAside(file, "The studio creates a new one.");
    return lockFile(file);
  }
}

/**
 * Returns undefined if another studio has the lock. The operating system releases SQLite's lock when the process ends,
 * even after a kill. @throws Error if the file is damaged
 */
function lockFile(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    const isWithoutLocks = errcode === SQLITE_IOERR_LOCK;
    if (!isWithoutLocks) database.close();
    if (errcode === SQLITE_BUSY) return undefined;
    if (!isWithoutLocks) throw error;
    console.warn("This disk does not support locks: start only one studio at a time.");
    return database;
  }
}
