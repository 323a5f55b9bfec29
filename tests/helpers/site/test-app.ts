import { join } from "node:path";
import { createContext, type LoaderFunctionArgs } from "react-router";
import { createLock } from "#app/.server/create-lock.ts";
import type { RequestContext } from "#app/.server/request-context.ts";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { Access } from "#app/lock/.server/access.ts";
import { respondToJson } from "#app/lock/.server/passcode-request.ts";
import { pathsOfBuild } from "../../../files/paths.ts";
import { createApp } from "../../../server/app.ts";
import type { AppBuild } from "../../../server/context.ts";
import { readEnvironment } from "../../../server/environment.ts";
import { nodePlatform } from "../../../server/node/node-platform.ts";
import { withSecrets } from "../../../server/node/session-secret.ts";
import { indexBuild, staticFiles } from "../../../server/node/static-files.ts";
import { newFolder } from "../new-folder.ts";

export function makeTestApp(files: Record<string, string> = {}, variables: Record<string, string> = {}) {
  const root = newFolder(files);
  const logEntries: Record<string, unknown>[] = [];
  const secrets = { PASSCODE: "amber-canoe", SESSION_SECRET: "a secret of some length" };
  const allVariables = { ...secrets, STATE_DIRECTORY: join(root, "state"), ...variables };
  const environment = withSecrets(readEnvironment(allVariables));
  const build = testBuild();
  const log = (entry: Record<string, unknown>) => logEntries.push(entry);
  const { client, publicMedia, lockedMedia } = pathsOfBuild(root);
  const indexedFiles = indexBuild({ client, publicMedia });
  const publicFiles = staticFiles(() => indexedFiles);
  const platform = nodePlatform({ publicFiles, lockedMedia, environment, log });
  const app = createApp({ build: () => build, environment, platform, mode: "production" });
  return { app, build, environment, logEntries, platform, root };
}

const requestContext = createContext<RequestContext>();

async function answerLocked({ context }: LoaderFunctionArgs): Promise<Response> {
  const { access, origin } = context.get(requestContext);
  return new Response(Access.permits(await access(), "trade") ? "the secret" : "the prompt", {
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Own-Origin": origin },
  });
}

function validatePassword({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { lock, ip } = context.get(requestContext);
  return respondToJson(request, (passcode) => lock.checkPasscode(request, passcode, ip));
}

const emptyPage = { default: () => null };

function cachedResponse(): Response {
  return new Response("x", { headers: { "Cache-Control": "public, max-age=60", Vary: "Accept" } });
}

function throwError(): never {
  throw new Error("inner detail");
}

const ROUTES = {
  trade: { path: "trade", module: { loader: answerLocked } },
  validate: { path: "api/validate-password", module: { action: validatePassword } },
  cached: { path: "cached", module: { loader: cachedResponse } },
  failing: { path: "failing", module: emptyPage },
  failingFile: { path: "failing-file", module: { loader: throwError } },
  unknown: { path: "*", module: { loader: () => new Response("not found", { status: 404 }) } },
};

function testBuild(): AppBuild {
  const routes = Object.entries(ROUTES).map(([id, route]) => [id, { id, ...route }]);
  const module = {
    default: throwError,
    handleError: () => {},
    Access,
    createLock,
    lockedPages: [{ slug: "trade", path: "/trade" }],
    requestContext,
    siteUrl: "http://own.example",
    nonPublicStudies: { passcode: ["trade"], invited: [] },
    renames: [],
    redirects: [
      { from: "/old", to: "/trade" },
      { from: "/work/gr%C3%B6%C3%9Fe.html", to: "/" },
      { from: "/blog", to: "https://blog.example/posts?by=ada#top" },
    ],
    styleHashes: ["aGFzaA=="],
    strings: { ...interfaceSchema.parse({}), lang: "en" },
    styles: "",
  };
  const build = {
    entry: { module },
    routes: Object.fromEntries(routes),
    assets: { version: "1", entry: { module: "", imports: [] }, routes: {}, url: "" },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    allowedActionOrigins: ["**"],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
  return build as unknown as AppBuild;
}
