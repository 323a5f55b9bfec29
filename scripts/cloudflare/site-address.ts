import { isIP } from "node:net";
import { readSiteUrl } from "../../server/environment.ts";
import { ExitReason } from "../exit-with-reason.ts";

/**
 * SITE_URL as one that visitors can come to.
 * @throws EnvironmentError when it is no address, ExitReason when it is only this computer's
 */
export function publicAddress(variables: Record<string, string | undefined>): URL {
  const url = new URL(readSiteUrl(variables));
  const isPublic = url.protocol === "https:" && url.port === "" && url.hostname.includes(".");
  if (isPublic && isIP(url.hostname) === 0) return url;
  throw new ExitReason(
    "SITE_URL has to be the address that visitors will use, such as https://www.example.com: run `npm run setup` and answer with it.",
  );
}
