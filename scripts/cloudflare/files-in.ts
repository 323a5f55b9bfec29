import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The paths of all files below a folder, with slashes, in order; none when there is no such folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
