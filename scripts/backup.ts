/** `npm run backup [file]`: saves the invitations, also while the server runs. */
import { join } from "node:path";
import { type Environment, readEnvironment } from "../server/environment.ts";
import { copyDatabase } from "../server/node/database/copy-database.ts";
import { loadEnvFile } from "../server/node/start/env-file.ts";
import { databaseFile, shown, stateFolder } from "../server/node/start/state-folder.ts";
import { exitWithReason } from "./exit-with-reason.ts";

await exitWithReason(async function backUp() {
  loadEnvFile();
  const environment = readEnvironment(process.env);
  const file = databaseFile(environment);
  const copy = process.argv[2] ?? join("backups", `invitations-${timeInName()}.sqlite`);
  const count = copyDatabase(file, copy);
  const nothing = `There is nothing to back up: ${shown(file)} holds no invitation.`;
  console.log(count === 0 ? nothing : whatWasSaved(count, copy, environment));
});

function whatWasSaved(count: number, copy: string, environment: Environment): string {
  const file = shown(databaseFile(environment));
  const secret = environment.secretsAreMade
    ? shown(join(stateFolder(environment), "session-secret"))
    : "SESSION_SECRET";
  return `Saved ${count === 1 ? "1 invitation" : `${count} invitations`} in ${copy}. To put it back, stop the server, delete ${file}-wal and ${file}-shm if they are there, and copy it to ${file}.
Keep ${secret}, too: without it the links and passcodes in the backup open nothing.`;
}

/** As 2026-12-31-235959, in UTC. */
function timeInName(): string {
  return new Date()
    .toISOString()
    .slice(0, "2026-12-31T23:59:59".length)
    .replace("T", "-")
    .replaceAll(":", "");
}
