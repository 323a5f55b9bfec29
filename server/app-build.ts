// biome-ignore-all lint/style/noRestrictedImports: types only, gone before this runs; all of the server takes them from here.
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { RouterContext, ServerBuild } from "react-router";
import type { getContent } from "#app/content/.server/content.ts";
import type { createGate, Gate, RequestContext, RequestFacts } from "#app/gate/.server/gate.ts";
import type { clientAddress } from "./node/client-address.ts";
import type { fileResponse } from "./node/file-response.ts";

/**
 * What the server takes from the app: the exports of app/entry.server.tsx, out of the built bundle. Imported from
 * source they would be other objects than the ones in the bundle, and a context key would find nothing.
 */
export type AppExports = {
  clientAddress: typeof clientAddress;
  createGate: typeof createGate;
  fileResponse: typeof fileResponse;
  getContent: typeof getContent;
  requestContext: RouterContext<RequestContext>;
  styleHash: string;
};

export type AppBuild = Omit<ServerBuild, "entry"> & {
  entry: { module: ServerBuild["entry"]["module"] & AppExports };
};

export type Mode = "production" | "development";

/** Which content security policy an answer gets. */
export type AnswerKind = "public-page" | "rendered-page" | "other";

/** What one middleware leaves for the next. */
type Variables = {
  build: AppBuild;
  url: URL;
  facts: RequestFacts;
  /** Left out by the app, whose answers are told apart by their Content-Type. */
  kind: AnswerKind;
};

type Env = {
  Variables: Partial<Variables> & Omit<Variables, "kind">;
  Bindings: Partial<HttpBindings>;
};
export type Step = MiddlewareHandler<Env>;
export type StepContext = Context<Env>;
export type { Env, Gate };
