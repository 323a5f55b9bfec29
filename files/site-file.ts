import { basename, dirname, join } from "node:path/posix";

/** Returns false for hidden and incomplete files, which are not part of the site. @param name relative to content/ */
export function isSiteFile(name: string): boolean {
  return !/(^|\/)\.|\.part$/.test(name);
}

export const CLOUD_ONLY =
  "is only in iCloud: right-click it in the Finder and choose Download Now, or Keep Downloaded for the whole folder";

/** Returns the name of the placeholder that iCloud keeps instead of a file that is not downloaded. */
export function placeholderOf(name: string): string {
  return join(dirname(name), `.${basename(name)}.icloud`);
}

/** Returns the name of the file that an iCloud placeholder replaces, or null if `name` is not a placeholder. */
export function fileOfPlaceholder(name: string): string | null {
  const [, original] = /^\.(.+)\.icloud$/.exec(basename(name)) ?? [];
  return original === undefined ? null : join(dirname(name), original);
}
