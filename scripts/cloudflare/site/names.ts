import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import { EnvironmentError, readSiteUrl } from "../../../server/environment.ts";

const FILE = join(import.meta.dirname, "../../../package.json");

// With "-locked" appended it must fit into a bucket's 63 characters.
const VALID = /^[a-z0-9][a-z0-9-]{1,53}[a-z0-9]$/;

/** Returns the Worker's name: "name" in package.json. @throws EnvironmentError if Cloudflare does not accept it */
export function projectName(): string {
  const { name } = JSON.parse(readFileSync(FILE, "utf8"));
  if (VALID.test(name)) return name;
  throw new EnvironmentError(
    'Cloudflare uses "name" in package.json as the name of the site: change it to lowercase letters, digits and hyphens, such as "ada-portfolio".',
  );
}

export function resourceNames(name: string) {
  return { bucket: `${name}-locked`, database: `${name}-invitations` };
}

export function publicOrigin(variables: Record<string, string | undefined>): string {
  const url = new URL(readSiteUrl(variables));
  const isPublic = url.protocol === "https:" && url.port === "" && url.hostname.includes(".");
  if (isPublic && isIP(url.hostname) === 0) return url.origin;
  throw new EnvironmentError(
    "SITE_URL must be the address that visitors will use, such as https://www.example.com: run `npm run setup` and enter it.",
  );
}
