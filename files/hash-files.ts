import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Hashes the names and bytes of files. The names are relative to `folder`. */
export function hashFiles(folder: string, names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) {
    const bytes = readFileSync(join(folder, name));
    hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}
