import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import type { Lock } from "#app/.server/create-lock.ts";
import type { Access } from "#app/lock/.server/access.ts";
import type { Client } from "./platform.ts";

/** The bundle exports these values, because a second copy of their modules would create different context keys. */
export type AppModule = Omit<typeof import("#app/entry.server.tsx"), "default"> &
  ServerBuild["entry"]["module"];

export type AppBuild = Omit<ServerBuild, "entry"> & { entry: { module: AppModule } };

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
