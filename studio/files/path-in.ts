import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "./refusal.ts";

/** No part begins with a dot or ends with one, and none has a sign that means something to a system. */
const NAME = /^(?![ .])[^/\\:*?"<>|\p{C}]+(?<![ .])$/u;
/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const RESERVED = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\.|$)/i;
const ENDINGS = /\.(yaml|png|jpe?g|webp|avif|svg|mp4|pdf|woff2)$/i;

/**
 * Where a file of the content stands.
 * @param file below `root`, with slashes
 * @throws Refusal for what lies elsewhere, also by a link, and for what is no file of the content
 */
export async function pathIn(root: string, file: string): Promise<string> {
  const names = file.split("/");
  if (!ENDINGS.test(file) || !names.every((name) => NAME.test(name) && !RESERVED.test(name)))
    throw new Refusal(400, `"${file}" is no file of the content.`);
  let part = root;
  for (const [index, name] of names.entries()) {
    part = join(part, name);
    // Of the thing itself: a link that leads nowhere yet is one, too.
    const found = await lstat(part).catch(() => null);
    if (!found) break;
    const isLast = index === names.length - 1;
    if (isLast ? !found.isFile() : !found.isDirectory())
      throw new Refusal(400, `"${file}" leads elsewhere: put the file itself there.`);
  }
  return join(root, ...names);
}
