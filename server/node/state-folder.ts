import { join, relative, resolve } from "node:path";
import { PROJECT_FOLDER, paths } from "../../files/paths.ts";
import type { Environment } from "../environment.ts";

export function stateFolder({ STATE_DIRECTORY }: Pick<Environment, "STATE_DIRECTORY">): string {
  return resolve(PROJECT_FOLDER, STATE_DIRECTORY ?? paths.state);
}

export function databaseFile(environment: Pick<Environment, "STATE_DIRECTORY">): string {
  return join(stateFolder(environment), "invitations.sqlite");
}

/** Shortens a path for messages if it is inside the project. */
export function shortenPath(path: string): string {
  const relativePath = relative(PROJECT_FOLDER, path);
  return relativePath.startsWith("..") ? path : relativePath;
}
