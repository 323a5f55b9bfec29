import type { RateLimiter } from "#app/lock/.server/attempt.ts";
import { CACHE_CONTROL } from "#app/site-map.ts";
import type { Client, Middleware, MiddlewareContext, Platform } from "../context.ts";
import { ipKey } from "../ip-key.ts";
import type { Bindings } from "./bindings.ts";
import { createD1Database } from "./d1-database.ts";
import { createLockedMedia } from "./r2-media.ts";
import { type LockedPages, workerFiles } from "./worker-files.ts";
import { log } from "./workers-log.ts";

export function cloudflarePlatform(lockedPages: LockedPages, bindings: Bindings): Platform {
  return {
    middleware: [redirectToHttps(bindings.SITE_URL)],
    publicFiles: workerFiles(lockedPages, bindings.ASSETS),
    lockedMedia: createLockedMedia(bindings.LOCKED_MEDIA),
    clientOf,
    visitorLimiter: rateLimiter(bindings.VISITOR_ATTEMPTS),
    ownerLimiter: rateLimiter(bindings.OWNER_ATTEMPTS),
    database: createD1Database(bindings.INVITATIONS),
    clock: Date.now,
    log,
  };
}

/** Trusts only CF-Connecting-IP, which Cloudflare sets. Visitors can forge X-Forwarded-For. */
function clientOf(c: MiddlewareContext): Client {
  return {
    ip: ipKey(c.req.header("CF-Connecting-IP") ?? ""),
    isSecure: c.req.url.startsWith("https:"),
  };
}

/** The limit counts attempts per 60 seconds. Cloudflare does not report the remaining time. */
const RETRY_AFTER_SECONDS = 60;

/** Each Cloudflare location counts its own attempts, approximately. */
function rateLimiter(binding: Bindings["VISITOR_ATTEMPTS"]): RateLimiter {
  return async function countAttempt(key) {
    const { success } = await binding.limit({ key });
    return { allowed: success, retryAfter: RETRY_AFTER_SECONDS };
  };
}

/** Redirects HTTP to HTTPS. Cloudflare also accepts plain HTTP, which would expose passcodes in transit. */
function redirectToHttps(siteUrl: string): Middleware {
  const site = new URL(siteUrl);
  return async function redirectToHttps(c, next) {
    const { protocol, host, pathname, search } = c.get("url");
    if (protocol === site.protocol || protocol === "https:" || host !== site.host) return next();
    return c.body(null, 308, {
      Location: site.origin + pathname + search,
      "Cache-Control": CACHE_CONTROL.none,
    });
  };
}
