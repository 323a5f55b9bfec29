import { CACHE } from "#app/cache-control.ts";
import type { Middleware } from "../app-build.ts";

/** Cloudflare takes requests without HTTPS, too, unless told otherwise: no passcode and no cookie shall travel so. */
export function onlyHttps(siteUrl: string): Middleware {
  const site = new URL(siteUrl);
  return async function onlyHttps(c, next) {
    const { protocol, host, pathname, search } = c.get("url");
    // The local runtime has another host, and no HTTPS.
    if (protocol === site.protocol || protocol === "https:" || host !== site.host) return next();
    return c.body(null, 308, { Location: site.origin + pathname + search, "Cache-Control": CACHE.none });
  };
}
