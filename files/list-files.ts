import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Returns the sorted POSIX paths of all files below a folder, or [] if the folder is missing. Omits symbolic links. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .sort();
}
