import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import { EnvironmentError, readSiteUrl } from "../../../server/environment.ts";

const FILE = join(import.meta.dirname, "../../../package.json");

// With "-locked" after it, it has to fit into a bucket's 63.
const GOOD = /^[a-z0-9][a-z0-9-]{1,53}[a-z0-9]$/;

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

/** SITE_URL as one that visitors can come to. @throws EnvironmentError when it is none */
export function publicAddress(variables: Record<string, string | undefined>): URL {
  const url = new URL(readSiteUrl(variables));
  const isPublic = url.protocol === "https:" && url.port === "" && url.hostname.includes(".");
  if (isPublic && isIP(url.hostname) === 0) return url;
  throw new EnvironmentError(
    "SITE_URL has to be the address that visitors will use, such as https://www.example.com: run `npm run setup` and answer with it.",
  );
}
