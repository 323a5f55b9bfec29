import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EnvironmentError } from "../../server/environment.ts";

/**
 * What the site is called at Cloudflare: "name" in package.json. Bucket and workers.dev address have it too.
 * @throws EnvironmentError when Cloudflare would not take it
 */
export function projectName(): string {
  const { name } = JSON.parse(readFileSync(FILE, "utf8"));
  if (GOOD.test(name)) return name;
  throw new EnvironmentError(
    'Cloudflare calls the site by "name" in package.json: write one there of small letters, digits and hyphens, such as "ada-portfolio".',
  );
}

const FILE = join(import.meta.dirname, "../../package.json");

// With "-locked" after it, it has to fit into a bucket's 63.
const GOOD = /^[a-z0-9][a-z0-9-]{1,53}[a-z0-9]$/;
