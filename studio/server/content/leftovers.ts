import { rm } from "node:fs/promises";
import { join } from "node:path";
import { entriesIn } from "../../../pipeline/read/content-folder.ts";

export const UNFINISHED_FOLDER = "parts";

/** Removes the files that a killed studio left in content/ and in its own state. */
export async function removeLeftovers(content: string, state: string): Promise<void> {
  for (const { path, entry } of await entriesIn(content))
    if (entry.isFile() && /(^|\/)[\da-f-]{36}\.part$/.test(path))
      await rm(join(content, path), { force: true });
  await rm(join(state, UNFINISHED_FOLDER), { recursive: true, force: true });
}
