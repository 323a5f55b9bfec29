import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import { ExitReason } from "../../../files/exit-reason.ts";
import { readSiteUrl } from "../../../server/environment.ts";

const PACKAGE_FILE = join(import.meta.dirname, "../../../package.json");

// A bucket name has at most 63 characters, including the suffix "-locked".
const VALID_NAME = /^[a-z0-9][a-z0-9-]{1,53}[a-z0-9]$/;

/** Returns "name" in package.json, which is also the Worker's name. @throws ExitReason if it is not valid */
export function projectName(): string {
  const { name } = JSON.parse(readFileSync(PACKAGE_FILE, "utf8"));
  if (VALID_NAME.test(name)) return name;
  throw new ExitReason(
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
  throw new ExitReason(
    "SITE_URL must be the address that visitors will use, such as https://www.example.com: run `npm run setup` and enter it.",
    "SITE_URL",
  );
}
