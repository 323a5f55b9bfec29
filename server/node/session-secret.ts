import { randomBytes } from "node:crypto";
import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatePasscode } from "#app/lock/.server/passcode.ts";
import { ignoresPermissions, isAccessibleToOthers } from "../../files/private-file.ts";
import { type Environment, EnvironmentError, type ServerEnvironment } from "../environment.ts";
import { shortenPath, stateFolder } from "./state-folder.ts";

/** Generates missing secrets. The next start reuses the session secret, but not the passcode. */
export function withSecrets(environment: Environment): ServerEnvironment {
  const { PASSCODE = generatePasscode(), SESSION_SECRET } = environment;
  return {
    ...environment,
    PASSCODE,
    SESSION_SECRET: SESSION_SECRET ?? [storedSecret(stateFolder(environment))],
    isPasscodeGenerated: environment.PASSCODE === undefined,
  };
}

function storedSecret(folder: string): string {
  const file = join(folder, "session-secret");
  const secret = readOrGenerateSecret(folder, file);
  const remedy = "delete it, and the next start generates a new one, which ends all sessions.";
  if (isAccessibleToOthers(file)) {
    const problem = `Other users of this machine can read ${shortenPath(file)}`;
    if (!ignoresPermissions(file)) throw new EnvironmentError(`${problem}: ${remedy}`);
    console.warn(`${problem}, .env and your undo history, because this disk ignores permissions.`);
  }
  if (!/^[\w-]{43}\n$/.test(secret)) throw new EnvironmentError(`${shortenPath(file)} is damaged: ${remedy}`);
  return secret.trim();
}

function readOrGenerateSecret(folder: string, file: string): string {
  try {
    if (isMissing(file)) generateSecret(folder, file);
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new EnvironmentError(
      `Cannot read or write ${shortenPath(file)} (${(error as Error).message}): let the user who starts the server read and write this file, free some space if the disk is full, or set SESSION_SECRET.`,
    );
  }
}

/** Never leaves an incomplete file, even if the disk is full. Keeps a secret that another process has just stored. */
function generateSecret(folder: string, file: string): void {
  const newFile = `${file}.${process.pid}.part`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const secret = randomBytes(32).toString("base64url");
    writeFileSync(newFile, `${secret}\n`, { mode: 0o600, flush: true });
    if (isMissing(file)) renameSync(newFile, file);
  } finally {
    rmSync(newFile, { force: true });
  }
}

/** Treats an empty file as missing: earlier versions left it on a full disk. */
function isMissing(file: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return !stats || (stats.isFile() && stats.size === 0);
}
