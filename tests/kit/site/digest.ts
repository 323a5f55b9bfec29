import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/** Of the names and bytes of files, and of all files in folders. */
export async function digestOf(places: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const place of places) {
    for (const file of await filesAt(place)) {
      const bytes = await readFile(file);
      hash.update(`${file}\n${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest("hex");
}

async function filesAt(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isOfPackage(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

// Tools have their packages beside them, and a lock file that says which.
function isOfPackage(folder: string): boolean {
  return folder.split(sep).includes("node_modules");
}
