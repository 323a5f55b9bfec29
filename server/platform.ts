import type { RouterContext } from "react-router";
import type { AppModule, Middleware, MiddlewareContext } from "./app-build.ts";
import type { Log } from "./log.ts";

export interface Client {
  /** The key under which wrong tries are counted. */
  address: string;
  /** They came over HTTPS, to us or to a proxy that is trusted. */
  secure: boolean;
}

/** Who tries to get in. The owner's wrong tries are counted apart from the visitors'. */
export type Trying = "visitor" | "owner";

export type Database = Parameters<AppModule["createInvitations"]>[0]["database"];

type RequestContext = AppModule["requestContext"] extends RouterContext<infer Context> ? Context : never;

/** docs/decisions/0008-platform-seam.md */
export interface Platform {
  /** What this platform alone does with every request. */
  ownMiddleware: readonly Middleware[];
  publicFiles: Middleware;
  lockedMedia: RequestContext["lockedMedia"];
  clientOf: (c: MiddlewareContext) => Client;
  createAttempts: (app: AppModule, trying: Trying) => Parameters<AppModule["createGate"]>[0]["attempts"];
  /** Holds the invitations. */
  database: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Log;
}
