import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { Access } from "#app/lock/.server/access.ts";
import type { Lock } from "#app/lock/.server/lock.ts";
import type { AppBuild } from "./app-build.ts";
import type { Client } from "./platform.ts";

interface Variables {
  build: AppBuild;
  /** The request with the visitor's scheme. Use it instead of `c.req.raw`. */
  request: Request;
  url: URL;
  client: Client;
  /** Undefined in development. */
  nonce: string | undefined;
  lock: Lock;
  /** Returns what the visitor may see. Looks it up once for each request. */
  access: () => Promise<Access>;
}

export type Env = { Variables: Variables; Bindings: Partial<HttpBindings> };
export type Middleware = MiddlewareHandler<Env>;
export type MiddlewareContext = Context<Env>;
