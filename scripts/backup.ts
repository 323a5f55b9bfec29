/** `npm run backup [file]` copies the database of invitations, even while the server runs. */
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ExitReason } from "../files/exit-reason.ts";
import { writeFileAtomically } from "../files/write-file.ts";
import { readEnvironment } from "../server/environment.ts";
import { isDatabaseError } from "../server/log.ts";
import { explainError } from "../server/node/database/sqlite-database.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { runProgram } from "../server/node/run-program.ts";
import { databaseFile, shortenPath } from "../server/node/state-folder.ts";

const LOCK_TIMEOUT_MS = 10_000;

/** Primary result codes of SQLite. */
const DAMAGED = 11;
const DISK_FULL = 13;

await runProgram(async function backUp() {
  loadEnvFile();
  const file = databaseFile(readEnvironment(process.env));
  const timestamp = new Date().toISOString().slice(0, "2026-12-31T23:59:59".length).replaceAll(":", "");
  const backupFile = process.argv[2] ?? `backups/invitations-${timestamp}.sqlite`;
  if (!existsSync(file))
    throw new ExitReason(`There are no invitations to back up: ${shortenPath(file)} does not exist.`);
  if (existsSync(backupFile)) throw new ExitReason(`${backupFile} already exists: choose another name.`);
  process.umask(0o077);
  await writeFileAtomically(backupFile, async (newFile) => {
    writeFileSync(newFile, "");
    // SQLite would read a name such as "file:copy" as a URI.
    copyDatabase(file, resolve(newFile));
  }).catch((error) => {
    throw isDatabaseError(error) ? error : new ExitReason(`Cannot write ${backupFile}: ${error.message}.`);
  });
  console.log(`Saved ${backupFile}. docs/deploy.md explains how to restore the backup.`);
});

/** Copies the database to an empty file. @throws DatabaseError if the database is damaged, locked or unreadable */
function copyDatabase(file: string, newFile: string): void {
  try {
    {
      // With read-only access, SQLite could not roll back a change that a crash has interrupted.
      using database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
      database.prepare("VACUUM INTO ?").run(newFile);
    }
    using copy = new DatabaseSync(newFile, { readOnly: true });
    const result = copy.prepare("PRAGMA integrity_check").get();
    if (result?.integrity_check !== "ok") throw Object.assign(new Error(), { errcode: DAMAGED });
  } catch (error) {
    throw (error as { errcode?: number }).errcode === DISK_FULL ? error : explainError(error, file);
  }
}
