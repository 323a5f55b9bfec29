import { lstat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Refusal } from "../../shared/refusal.ts";

/** Matches names that are valid on every operating system. */
const VALID_NAME = /^(?![ .])[^/\\:*?"<>|\p{C}]+(?<![ .])$/u;
/** Windows reserves these names: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const RESERVED_NAME = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\.|$)/i;
const ALLOWED_EXTENSION = /\.(yaml|png|jpe?g|webp|avif|svg|mp4|pdf|html?|woff2|txt)$/i;

export function isAllowedName(file: string): boolean {
  return ALLOWED_EXTENSION.test(file) && isValidPath(file);
}

export function isValidPath(file: string): boolean {
  return file.split("/").every((name) => VALID_NAME.test(name) && !RESERVED_NAME.test(name));
}

/** @throws Refusal if the path leads outside content/, even through a link, or `isAllowed` returns false for the path */
export async function pathIn(root: string, file: string, isAllowed = isAllowedName): Promise<string> {
  if (!isAllowed(file)) throw new Refusal(400, `Your site cannot contain a file named “${basename(file)}”.`);
  const names = file.split("/");
  let part = root;
  for (const [index, name] of names.entries()) {
    part = join(part, name);
    // Unlike stat(), lstat() also finds a dangling link.
    const stats = await lstat(part).catch(() => null);
    if (!stats) break;
    const isLast = index === names.length - 1;
    if (isLast ? !stats.isFile() : !stats.isDirectory())
      throw new Refusal(400, `“${basename(file)}” is a link or a folder. Put the file itself there.`);
  }
  return join(root, ...names);
}
