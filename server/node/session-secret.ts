import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatePasscode } from "#app/lock/.server/passcode.ts";
import { type Environment, EnvironmentError, type ServerEnvironment } from "../environment.ts";
import { shown, stateFolder } from "./state-folder.ts";

/** Generates the secret at the first start. @throws EnvironmentError if it cannot be kept, or others can read it */
export function withSecrets(environment: Environment): ServerEnvironment {
  const { PASSCODE = generatePasscode(), SESSION_SECRET } = environment;
  const secrets = SESSION_SECRET ?? [keptSecret(stateFolder(environment))];
  return {
    ...environment,
    PASSCODE,
    SESSION_SECRET: secrets,
    isPasscodeGenerated: environment.PASSCODE === undefined,
  };
}

function keptSecret(folder: string): string {
  const file = join(folder, "session-secret");
  const secret = read(file) ?? generate(folder, file);
  if (process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0)
    throw new EnvironmentError(`Other users of this machine can read ${shown(file)}: ${DELETE_IT}`);
  if (!SECRET.test(secret)) throw new EnvironmentError(`${shown(file)} is damaged: ${DELETE_IT}`);
  return secret.trim();
}

const SECRET = /^[\w-]{43}\n$/;

const DELETE_IT = "delete it, and the next start generates a new one, which ends all sessions.";

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new EnvironmentError(
      `Cannot read ${shown(file)}: let the user who starts the server read it, or set SESSION_SECRET.`,
    );
  }
}

function generate(folder: string, file: string): string {
  const secret = `${randomBytes(32).toString("base64url")}\n`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, secret, { flag: "wx", mode: 0o600 });
    return secret;
  } catch {
    throw new EnvironmentError(
      `Cannot write ${shown(file)}: delete it if it is a link, let the user who starts the server write there, or set SESSION_SECRET.`,
    );
  }
}
