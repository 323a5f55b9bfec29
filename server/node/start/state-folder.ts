import { join, relative, resolve } from "node:path";
import { paths } from "../../../paths.ts";
import type { Environment } from "../../environment.ts";

/** The project's folder. */
const ROOT = join(import.meta.dirname, "../../..");

/** Where this machine keeps what it made. */
export function stateFolder({ stateFolder }: Pick<Environment, "stateFolder">, root = ROOT): string {
  return resolve(root, stateFolder ?? paths.state);
}

/** Holds the invitations, once there is one. */
export function databaseFile(environment: Pick<Environment, "stateFolder">): string {
  return join(stateFolder(environment), "invitations.sqlite");
}

/** As it is named to the owner: from the project's folder on, if it is in it. */
export function shown(path: string): string {
  const inside = relative(ROOT, path);
  return inside.startsWith("..") ? path : inside;
}
