import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import type { Lock, LockOptions } from "#app/.server/create-lock.ts";
import type { Access } from "#app/lock/.server/access.ts";
import type { ServerEnvironment } from "./environment.ts";
import type { Log } from "./log.ts";

/** The bundle exports these values, because a second copy of their modules would create different context keys. */
export type AppModule = Omit<typeof import("#app/entry.server.tsx"), "default"> &
  ServerBuild["entry"]["module"];

export type AppBuild = Omit<ServerBuild, "entry"> & { entry: { module: AppModule } };

export interface Client {
  /** Identifies the visitor for the rate limit. */
  ip: string;
  isSecure: boolean;
}

interface Variables {
  build: AppBuild;
  /** The URL has the scheme that the visitor used, unlike `c.req.raw`. */
  request: Request;
  url: URL;
  client: Client;
  /** The nonce is undefined in development, where pages do not have a policy. */
  nonce: string | undefined;
  lock: Lock;
  /** Returns what the visitor can read. All calls during a request share one result. */
  access: () => Promise<Access>;
}

export type Env = { Variables: Variables; Bindings: Partial<HttpBindings> };
export type Middleware = MiddlewareHandler<Env>;
export type MiddlewareContext = Context<Env>;

/** The services that differ between a Node.js server and Cloudflare. docs/decisions/0008-platform-seam.md */
export interface Platform
  extends Omit<
    LockOptions,
    "passcode" | "secrets" | "ownerPassword" | "redirects" | "nonPublicStudies" | "onError"
  > {
  middleware: readonly Middleware[];
  publicFiles: Middleware;
  clientOf: (c: MiddlewareContext) => Client;
  log: Log;
}

export interface AppOptions {
  build: () => Promise<AppBuild> | AppBuild;
  environment: ServerEnvironment;
  platform: Platform;
  /** In development, pages do not have a content security policy, because Vite adds inline scripts and styles. */
  mode: "production" | "development";
}
