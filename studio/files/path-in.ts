import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "./refusal.ts";

/** A name does not begin or end with a dot, and has no character with a special meaning on any system. */
const NAME = /^(?![ .])[^/\\:*?"<>|\p{C}]+(?<![ .])$/u;
/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const RESERVED = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\.|$)/i;
const ENDINGS = /\.(yaml|png|jpe?g|webp|avif|svg|mp4|pdf|woff2)$/i;

/**
 * Returns the path of a file of the content.
 * @param file below `root`, with slashes
 * @throws Refusal for a path outside of the content, also through a link, and for a file of another type
 */
export async function pathIn(root: string, file: string): Promise<string> {
  const names = file.split("/");
  if (!ENDINGS.test(file) || !names.every((name) => NAME.test(name) && !RESERVED.test(name)))
    throw new Refusal(400, `"${file}" is not a file of the content.`);
  let part = root;
  for (const [index, name] of names.entries()) {
    part = join(part, name);
    // Checks the entry itself, because a dangling link is a link too.
    const found = await lstat(part).catch(() => null);
    if (!found) break;
    const isLast = index === names.length - 1;
    if (isLast ? !found.isFile() : !found.isDirectory())
      throw new Refusal(400, `"${file}" is a link or a folder: put the file itself there.`);
  }
  return join(root, ...names);
}
