import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { linkFile } from "../../pipeline/link-folder.ts";

const MADE_OF = "made-of.txt";

/**
 * Makes a folder of texts and links, all at once. One that is there and made of the same stays as it is, as a runtime
 * may be reading it.
 */
export async function makeFolder(
  folder: string,
  { texts, links }: { texts: Record<string, string>; links: (readonly [from: string, name: string])[] },
): Promise<void> {
  const madeOf = createHash("sha256")
    .update(JSON.stringify([texts, links]))
    .digest("hex");
  if ((await readFile(join(folder, MADE_OF), "utf8").catch(() => "")) === madeOf) return;
  const unfinished = `${folder}.${process.pid}`;
  for (const [from, name] of links) await linkFile(from, join(unfinished, name));
  for (const [name, text] of Object.entries({ ...texts, [MADE_OF]: madeOf })) {
    await mkdir(dirname(join(unfinished, name)), { recursive: true });
    await writeFile(join(unfinished, name), text);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}
