import { CACHE } from "#app/site-map.ts";
import { addressKey } from "../address-key.ts";
import type { Middleware, MiddlewareContext } from "../app-build.ts";
import type { Client, Platform } from "../platform.ts";
import { attemptsIn } from "./attempts.ts";
import type { Bindings } from "./bindings.ts";
import { databaseOn } from "./database.ts";
import { lockedMediaIn } from "./locked-media.ts";
import { log } from "./log.ts";
import { type LockedPages, publicFiles } from "./public-files.ts";

/** Cloudflare Workers: static assets for what is public, R2 for what is locked, one Durable Object that counts. */
export function cloudflarePlatform(lockedPages: LockedPages, bindings: Bindings): Platform {
  return {
    // The platform compresses by itself, and no proxy of ours stands in front.
    ownMiddleware: [onlyHttps(bindings.SITE_URL)],
    publicFiles: publicFiles(lockedPages, bindings.ASSETS),
    lockedMedia: lockedMediaIn(bindings.LOCKED_MEDIA),
    clientOf,
    createAttempts: (_app, trying) => attemptsIn(bindings.WRONG_TRIES, trying),
    database: databaseOn(bindings.INVITATIONS),
    clock: Date.now,
    log,
  };
}

/** Cloudflare itself names the visitor. X-Forwarded-For says what anyone likes. */
export function clientOf(c: MiddlewareContext): Client {
  return {
    address: addressKey(c.req.header("CF-Connecting-IP") ?? ""),
    secure: c.get("url").protocol === "https:",
  };
}

/** Cloudflare takes requests without HTTPS, too, unless told otherwise: no passcode and no cookie shall travel so. */
function onlyHttps(siteUrl: string): Middleware {
  const site = new URL(siteUrl);
  return async function onlyHttps(c, next) {
    const { protocol, host, pathname, search } = c.get("url");
    // The local runtime has another host, and no HTTPS.
    if (protocol === site.protocol || protocol === "https:" || host !== site.host) return next();
    return c.body(null, 308, { Location: site.origin + pathname + search, "Cache-Control": CACHE.none });
  };
}
