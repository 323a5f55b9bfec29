import { readEnvironment } from "../server/environment.ts";

/**
 * The origin that pages carry in their canonical address and share pictures: SITE_URL, or this machine's.
 * @throws EnvironmentError when SITE_URL is not an address
 */
export function readSiteUrl(): string {
  return readEnvironment(process.env).siteUrl ?? "http://localhost:3000";
}
