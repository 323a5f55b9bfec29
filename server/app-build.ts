import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import type { Client } from "./platform.ts";

/**
 * What the server takes from the app: the exports of app/entry.server.tsx, out of the built bundle. Imported from
 * source they would be other objects than the ones in the bundle, and a context key would find nothing.
 */
export type AppModule = Omit<typeof import("#app/entry.server.tsx"), "default"> &
  ServerBuild["entry"]["module"];

export type AppBuild = Omit<ServerBuild, "entry"> & { entry: { module: AppModule } };

/** In production the same build each time; in development whatever Vite has loaded last. */
export type LoadBuild = () => Promise<AppBuild> | AppBuild;

export type Mode = "production" | "development";

/** Which content security policy an answer gets. */
export type AnswerKind = "public-page" | "rendered-page" | "other";

/** What one step leaves for the next. */
type Variables = {
  build: AppBuild;
  url: URL;
  client: Client;
  /** For the scripts of this one answer; empty in development. */
  nonce: string;
  /** Left out by the app, whose answers are told apart by their Content-Type. */
  kind: AnswerKind;
};

export type Env = {
  Variables: Partial<Variables> & Omit<Variables, "kind">;
  Bindings: Partial<HttpBindings>;
};
export type Step = MiddlewareHandler<Env>;
export type StepContext = Context<Env>;
