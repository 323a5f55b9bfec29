/** `npm run backup [file]` copies the database of invitations, even while the server runs. */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { ExitReason } from "../files/exit-reason.ts";
import { readEnvironment } from "../server/environment.ts";
import { explainError } from "../server/node/database/sqlite-database.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { runProgram } from "../server/node/run-program.ts";
import { databaseFile, shortenPath } from "../server/node/state-folder.ts";

await runProgram(async function backUp() {
  loadEnvFile();
  const file = databaseFile(readEnvironment(process.env));
  const timestamp = new Date().toISOString().slice(0, "2026-12-31T23:59:59".length).replaceAll(":", "");
  const backupFile = process.argv[2] ?? `backups/invitations-${timestamp}.sqlite`;
  if (!existsSync(file))
    throw new ExitReason(`There are no invitations to back up: ${shortenPath(file)} does not exist.`);
  if (existsSync(backupFile)) throw new ExitReason(`${backupFile} already exists: choose another name.`);
  process.umask(0o077);
  mkdirSync(dirname(backupFile), { recursive: true });
  try {
    using database = new DatabaseSync(file);
    await backup(database, backupFile);
  } catch (error) {
    rmSync(backupFile, { force: true });
    throw explainError(error, file);
  }
  console.log(`Saved ${backupFile}. docs/deploy.md explains how to restore the backup.`);
});
