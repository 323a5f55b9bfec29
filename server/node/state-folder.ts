import { join, relative, resolve } from "node:path";
import { paths } from "../../paths.ts";
import type { Environment } from "../environment.ts";

const ROOT = join(import.meta.dirname, "../..");

export function stateFolder({ STATE_DIRECTORY }: Pick<Environment, "STATE_DIRECTORY">, root = ROOT): string {
  return resolve(root, STATE_DIRECTORY ?? paths.state);
}

export function databaseFile(environment: Pick<Environment, "STATE_DIRECTORY">): string {
  return join(stateFolder(environment), "invitations.sqlite");
}

/** Shortens a path for messages: paths inside the project start at its folder. */
export function shown(path: string): string {
  const inside = relative(ROOT, path);
  return inside.startsWith("..") ? path : inside;
}
