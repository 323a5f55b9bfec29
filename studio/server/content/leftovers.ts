import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

export const UNFINISHED_FOLDER = "parts";

/** Removes the files that a killed studio left in content/ and in its own state. */
export async function removeLeftovers(content: string, state: string): Promise<void> {
  const files = await readdir(content, { recursive: true, withFileTypes: true });
  const partialFiles = files.filter((entry) => entry.isFile() && /\.[\da-f-]{36}\.part$/.test(entry.name));
  for (const { parentPath, name } of partialFiles) await rm(join(parentPath, name), { force: true });
  await rm(join(state, UNFINISHED_FOLDER), { recursive: true, force: true });
}
