import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import type { Access } from "#app/lock/.server/access.ts";
import type { Client } from "./platform.ts";

/** Out of the built bundle: imported from source they would be other objects, and a context key would find nothing. */
export type AppModule = Omit<typeof import("#app/entry.server.tsx"), "default"> &
  ServerBuild["entry"]["module"];

export type AppBuild = Omit<ServerBuild, "entry"> & { entry: { module: AppModule } };

/** In development it gives whatever Vite has loaded last. */
export type LoadBuild = () => Promise<AppBuild> | AppBuild;

export type Mode = "production" | "development";

/** Decides the content security policy. */
export type AnswerKind = "prerendered-page" | "rendered-page" | "other";

type Variables = {
  build: AppBuild;
  url: URL;
  client: Client;
  /** Undefined in development. */
  nonce: string | undefined;
  /** Not set by the app, whose answers are told apart by their Content-Type. */
  kind: AnswerKind;
  /** Not set before somebody asks for it. */
  access: Promise<Access>;
  /** The request with the visitor's scheme; see asVisitorSent. */
  visitorRequest: Request;
  /** Of a prerendered page. */
  scriptHashes: readonly string[];
};

export type Env = {
  Variables: Partial<Variables> & Omit<Variables, "access" | "kind" | "scriptHashes" | "visitorRequest">;
  Bindings: Partial<HttpBindings>;
};
export type Middleware = MiddlewareHandler<Env>;
export type MiddlewareContext = Context<Env>;
