import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { entriesIn } from "../../../pipeline/read/content-folder.ts";

export const UNFINISHED_FOLDER = "parts";
export const COPY_PREFIX = "shadow-";

/** Removes the files that a killed studio left in content/ and in its own state. */
export async function removeLeftovers(content: string, state: string): Promise<void> {
  for (const { path, entry } of await entriesIn(content))
    if (entry.isFile() && /\.\d+\.part$/.test(path)) await rm(join(content, path), { force: true });
  for (const name of await readdir(state))
    if (name === UNFINISHED_FOLDER || name.startsWith(COPY_PREFIX))
      await rm(join(state, name), { recursive: true });
}
