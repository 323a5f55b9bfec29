import { join } from "node:path/posix";

/** The check accepts the first five extensions, and explains why it refuses the last three. */
export const SHARE_EXTENSIONS = ["png", "jpg", "jpeg", "webp", "avif", "heic", "svg", "gif"];

/** Returns the path of the owner's share image in the folder of a page, or undefined. */
export function customShareImage(folder: string, exists: (path: string) => boolean): string | undefined {
  return SHARE_EXTENSIONS.map((ending) => join(folder, `share.${ending}`)).find(exists);
}
