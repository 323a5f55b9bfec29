import { join } from "node:path";

/** The tested site is in this folder: a site from buildSite, or the project itself. */
export const root = process.env.TEST_SITE ?? ".";

export function pathInSite(path: string): string {
  return join(root, path);
}
