import { PATHS } from "#app/site-map.ts";
import type { Middleware } from "../context.ts";
import { isSafeMethod, NO_STORE_HEADERS } from "../http.ts";
import { errorPage } from "./error-page.ts";

/** @param siteUrl an origin that is allowed even if a proxy replaces Host */
export function requireSameOrigin(siteUrl: string | undefined): Middleware {
  return async function requireSameOrigin(c, next) {
    if (isSafeMethod(c) || isSameOrigin(c.get("request"), siteUrl)) return next();
    if (c.get("url").pathname === PATHS.validatePassword)
      return c.json({ success: false }, 403, NO_STORE_HEADERS);
    return errorPage(c, "otherSite", 403);
  };
}

/** Accepts clients without an Origin header, such as curl, because they never send a visitor's cookies. */
export function isSameOrigin({ headers, url }: Request, siteUrl?: string): boolean {
  const origin = headers.get("Origin");
  const fetchSite = headers.get("Sec-Fetch-Site");
  if (fetchSite !== null && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  if (origin === null || origin === siteUrl) return true;
  // Some privacy settings and sandboxed frames both send the origin "null", but pages cannot forge Sec-Fetch-Site.
  if (origin === "null") return fetchSite === "same-origin";
  if (!URL.canParse(origin)) return false;
  const [sender, target] = [new URL(origin), new URL(url)];
  // Compare hosts and ports, not schemes. Behind a TLS proxy, Host can contain a default port that browsers omit.
  const defaultPort = sender.protocol === "https:" ? "443" : "80";
  return sender.hostname === target.hostname && (sender.port || defaultPort) === (target.port || defaultPort);
}
