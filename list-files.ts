import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Lists the files below a folder, but no links, as sorted paths with slashes; of a missing folder, none. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .sort();
}
