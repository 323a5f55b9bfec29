import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Environment, EnvironmentError } from "../../environment.ts";
import { shown, stateFolder } from "./state-folder.ts";
import { writePrivate } from "./write-private.ts";

/**
 * Where SESSION_SECRET is not set, the secret is one that was made at the first start and kept since.
 * @throws EnvironmentError when it cannot be kept, or not for this user alone
 */
export function withKeptSecret(environment: Environment, root?: string): Environment {
  if (!environment.secretsAreMade) return environment;
  return { ...environment, secrets: [keptSecret(stateFolder(environment, root))], secretsAreMade: false };
}

function keptSecret(folder: string): string {
  if (isOpen(folder, 0o007)) {
    throw new EnvironmentError(
      `Everyone on this machine may look into ${shown(folder)}: \`chmod 700 ${shown(folder)}\` closes it.`,
    );
  }
  const file = join(folder, "session-secret");
  const name = shown(file);
  const kept = read(file, name);
  if (kept === undefined) return keepNew(folder, file);
  if (isOpen(file, 0o077)) {
    throw new EnvironmentError(
      `Other users of this machine may read ${name}: delete it, and a new one is made, which ends all sessions.`,
    );
  }
  if (!SECRET.test(kept)) {
    throw new EnvironmentError(
      `${name} is damaged: delete it, and a new one is made, which ends all sessions.`,
    );
  }
  return kept.trim();
}

const SECRET = /^[\w-]{43}\n$/;

function read(file: string, name: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new EnvironmentError(
      `${name} cannot be read: let the user who starts the server read it, or set SESSION_SECRET.`,
    );
  }
}

function keepNew(folder: string, file: string): string {
  const secret = randomBytes(32).toString("base64url");
  const own = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writePrivate(own, `${secret}\n`);
    // Unlike a rename it fails where another server, started at the same time, has kept its own.
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return keptSecret(folder);
    throw new EnvironmentError(
      `The session secret cannot be kept in ${shown(folder)}: let the user who starts the server write there, or set SESSION_SECRET.`,
    );
  } finally {
    rmSync(own, { force: true });
  }
  return secret;
}

// Windows has other rights, and says the same of every file.
function isOpen(path: string, to: number): boolean {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  return process.platform !== "win32" && (mode & to) !== 0;
}
