import { ADDRESSES, CACHE } from "#app/site-map.ts";
import type { Middleware } from "../context.ts";
import { errorPage } from "./error-page.ts";
import { isSafeMethod } from "./valid-request.ts";

/** @param siteUrl the published address, which is also valid behind a proxy that replaces Host */
export function sameOrigin(siteUrl: string | undefined): Middleware {
  return async function sameOrigin(c, next) {
    if (isSafeMethod(c) || isSameOrigin(c.get("request"), siteUrl)) return next();
    if (c.get("url").pathname === ADDRESSES.validatePassword)
      return c.json({ success: false }, 403, { "Cache-Control": CACHE.none });
    return errorPage(c, "otherSite", 403);
  };
}

/**
 * Accepts clients such as curl, which send no Origin and have no cookies of a visitor. An invitation's page sends the
 * origin "null", as sandboxed frames of other sites do; only Sec-Fetch-Site, which no page can set, distinguishes them.
 */
export function isSameOrigin({ headers, url }: Request, siteUrl?: string): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  if (origin === null || origin === siteUrl) return true;
  if (origin === "null") return site === "same-origin";
  if (!URL.canParse(origin)) return false;
  const [sender, own] = [new URL(origin), new URL(url)];
  // Compares hosts without the scheme: a proxy that ends HTTPS may forward the port that browsers leave out.
  const defaultPort = sender.protocol === "https:" ? "443" : "80";
  return sender.hostname === own.hostname && (sender.port || defaultPort) === (own.port || defaultPort);
}
