import { join } from "node:path";

/** Folder of the tested site: one built by buildSite, or the project itself. */
export const root = process.env.TEST_SITE ?? ".";

export function inSite(path: string): string {
  return join(root, path);
}
