// biome-ignore-all lint/style/noRestrictedImports: the tests put the app's real gate into a made-up build.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createContext, type LoaderFunctionArgs, redirect } from "react-router";
import { answerValidation } from "#app/gate/.server/answer-validation.ts";
import { createGate, type RequestContext } from "#app/gate/.server/gate.ts";
import { createApp } from "../../server/app.ts";
import type { AppBuild, Mode } from "../../server/app-build.ts";
import { readEnvironment } from "../../server/environment.ts";
import { clientAddress } from "../../server/node/client-address.ts";
import { fileResponse } from "../../server/node/file-response.ts";

/** For tests: the real server around a made-up build of a few routes, in a folder with the files given. */
export function makeTestApp(
  files: Record<string, string> = {},
  variables: Record<string, string> = {},
  mode: Mode = "production",
) {
  const root = mkdtempSync(join(tmpdir(), "server-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const logged: Record<string, unknown>[] = [];
  const environment = readEnvironment({
    PASSCODE: "amber-canoe",
    SESSION_SECRET: "a secret of some length",
    ...variables,
  });
  const build = testBuild();
  const app = createApp({ build: () => build, environment, log: (entry) => logged.push(entry), mode, root });
  return { app, build, environment, logged, root };
}

const requestContext = createContext<RequestContext>();

function answerLocked({ request, context }: LoaderFunctionArgs): Response {
  const { gate, facts } = context.get(requestContext);
  return new Response(gate.isUnlocked(request, facts) ? "the secret" : "the prompt", {
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Nonce": facts.nonce },
  });
}

function validate({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { gate, facts } = context.get(requestContext);
  return answerValidation(request, gate, facts);
}

const page = { default: () => null };

function fail(): never {
  throw new Error("inner detail");
}

/** Routes without a component, which answer by themselves, and one page, which `entry.module.default` renders. */
const ROUTES = {
  trade: { path: "trade", module: { loader: answerLocked } },
  validate: { path: "api/validate-password", module: { loader: validate, action: validate } },
  form: { path: "form", module: { ...page, action: () => redirect("/trade", 303) } },
  moved: { path: "moved", module: { loader: () => Response.redirect("http://own.example/trade") } },
  cached: {
    path: "cached",
    module: {
      loader: () => new Response("x", { headers: { "Cache-Control": "public, max-age=60", Vary: "Accept" } }),
    },
  },
  failing: { path: "failing", module: page },
  failingFile: { path: "failing-file", module: { loader: fail } },
  unknown: { path: "*", module: { loader: () => new Response("not found", { status: 404 }) } },
};

function testBuild(): AppBuild {
  const routes = Object.entries(ROUTES).map(([id, route]) => [id, { id, ...route }]);
  const module = {
    default: fail,
    handleError: () => {},
    clientAddress,
    createGate,
    fileResponse,
    requestContext,
    styleHash: "aGFzaA==",
  };
  const build = {
    entry: { module },
    routes: Object.fromEntries(routes),
    assets: { version: "1", entry: { module: "", imports: [] }, routes: {}, url: "" },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
  return build as unknown as AppBuild;
}
