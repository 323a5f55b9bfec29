import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Every file below a folder, by its path from there with slashes on every system, sorted; none when there is no such
 * folder. Links are left out.
 */
export function listFiles(folder: string): string[] {
  return entriesIn(folder)
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"))
    .sort();
}

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
