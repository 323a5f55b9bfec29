import type { Database } from "#app/invitations/.server/database.ts";
import type { LockedMedia, RateLimiter } from "#app/lock/.server/lock.ts";
import type { Middleware, MiddlewareContext } from "./app-build.ts";
import type { Log } from "./log.ts";

export type { RateLimiter };

export interface Client {
  /** The key of the rate limit. */
  address: string;
  /** They came over HTTPS, to us or to a proxy that is trusted. */
  secure: boolean;
}

/** docs/decisions/0008-platform-seam.md */
export interface Platform {
  /** What this platform alone does with every request. */
  ownMiddleware: readonly Middleware[];
  publicFiles: Middleware;
  lockedMedia: LockedMedia;
  clientOf: (c: MiddlewareContext) => Client;
  /** Counts attempts at the passcode. */
  visitorLimiter: RateLimiter;
  /** Counts attempts at the owner's password, separately from the visitors'. */
  ownerLimiter: RateLimiter;
  /** Holds the invitations. */
  database: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Log;
}
