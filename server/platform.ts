import type { LockOptions } from "#app/.server/create-lock.ts";
import type { Middleware, MiddlewareContext } from "./context.ts";
import type { Log } from "./log.ts";

export interface Client {
  /** Identifies the visitor for the rate limit. */
  address: string;
  isSecure: boolean;
}

/** The services that differ between a Node.js server and Cloudflare. docs/decisions/0008-platform-seam.md */
export interface Platform
  extends Omit<
    LockOptions,
    "passcode" | "secrets" | "ownerPassword" | "redirects" | "closedStudies" | "onError"
  > {
  middleware: readonly Middleware[];
  publicFiles: Middleware;
  clientOf: (c: MiddlewareContext) => Client;
  log: Log;
}
