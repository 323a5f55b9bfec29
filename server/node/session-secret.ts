import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatePasscode } from "#app/lock/.server/passcode.ts";
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
  if (process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0)
    throw new EnvironmentError(`Other users of this machine can read ${shortenPath(file)}: ${remedy}`);
  if (!/^[\w-]{43}\n$/.test(secret)) throw new EnvironmentError(`${shortenPath(file)} is damaged: ${remedy}`);
  return secret.trim();
}

function readOrGenerateSecret(folder: string, file: string): string {
  try {
    if (existsSync(file)) return readFileSync(file, "utf8");
    const secret = `${randomBytes(32).toString("base64url")}\n`;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, secret, { flag: "wx", mode: 0o600 });
    return secret;
  } catch {
    throw new EnvironmentError(
      `Cannot read or write ${shortenPath(file)}: let the user who starts the server read and write this file, or set SESSION_SECRET.`,
    );
  }
}
