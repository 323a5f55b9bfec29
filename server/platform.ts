import type { Database } from "#app/invitations/.server/database.ts";
import type { Attempts } from "#app/lock/.server/attempt-limiter.ts";
import type { LockedMedia, Trying } from "#app/lock/.server/lock.ts";
import type { AppModule, Middleware, MiddlewareContext } from "./app-build.ts";
import type { Log } from "./log.ts";

export interface Client {
  /** The key under which wrong tries are counted. */
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
  createAttempts: (app: AppModule, trying: Trying) => Attempts;
  /** Holds the invitations. */
  database: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Log;
}
