import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ExitReason } from "../files/exit-reason.ts";
import { npmCi } from "../files/npm-ci.ts";

/** The client has its own package.json, so that `npm ci` does not install the studio's components. */
export const CLIENT_FOLDER = join(import.meta.dirname, "client");

if (import.meta.main) installClient();

/** Installs the client's packages unless the locked versions are installed. React stays the root's single copy. */
export function installClient(): void {
  const lockFile = join(CLIENT_FOLDER, "package-lock.json");
  const installedFile = join(CLIENT_FOLDER, "node_modules/.package-lock.json");
  if (existsSync(installedFile) && versionsIn(installedFile) === versionsIn(lockFile)) return;
  console.log("Installing the studio's components. This happens once.");
  if (npmCi(CLIENT_FOLDER, "--omit=peer")) return;
  throw new ExitReason(
    "The studio's components could not be installed (see the error above). Check your internet connection and try again.",
  );
}

function versionsIn(file: string): string {
  const { packages } = JSON.parse(readFileSync(file, "utf8"));
  const installed = Object.entries<{ version?: string; peer?: boolean }>(packages);
  return `${installed.flatMap(([name, { version, peer }]) => (name && !peer ? `${name}@${version}` : []))}`;
}
