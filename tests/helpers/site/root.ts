import { join } from "node:path";

/** The folder of the site that is tested: that of buildSite, or the project's own. */
export const root = process.env.TEST_SITE ?? ".";

export function inSite(path: string): string {
  return join(root, path);
}
