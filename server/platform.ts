import type { Database } from "#app/invitations/.server/database.ts";
import type { LockedMedia, RateLimiter } from "#app/lock/.server/lock.ts";
import type { Middleware, MiddlewareContext } from "./context.ts";
import type { Log } from "./log.ts";

export type { RateLimiter };

export interface Client {
  /** Identifies the visitor for the rate limit. */
  address: string;
  isSecure: boolean;
}

/** The services that differ between a Node.js server and Cloudflare. docs/decisions/0008-platform-seam.md */
export interface Platform {
  middleware: readonly Middleware[];
  publicFiles: Middleware;
  lockedMedia: LockedMedia;
  clientOf: (c: MiddlewareContext) => Client;
  visitorLimiter: RateLimiter;
  /** Counts attempts with the owner's password, separately from the attempts of visitors. */
  ownerLimiter: RateLimiter;
  database: Database;
  /** Returns the milliseconds since 1970. */
  clock: () => number;
  log: Log;
}
