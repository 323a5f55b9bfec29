import { Hono } from "hono";
import { html } from "hono/html";
import { CACHE } from "#app/cache-control.ts";
import type { Env, LoadBuild, MiddlewareContext, Mode } from "./app-build.ts";
import { application } from "./application.ts";
import type { Environment } from "./environment.ts";
import { oneLock } from "./lock.ts";
import { publicFiles } from "./locked-pages.ts";
import { errorEntry } from "./log.ts";
import {
  healthCheck,
  noRouteDiscovery,
  noTrailingSlash,
  onlyOwnPages,
  onlyPlainRequests,
} from "./middleware.ts";
import { oldAddresses } from "./old-addresses.ts";
import type { Platform } from "./platform.ts";
import { requestLog } from "./request-log.ts";
import { requestVariables } from "./request-variables.ts";
import { addSecurityHeaders } from "./security-headers.ts";

export interface AppOptions {
  build: LoadBuild;
  environment: Pick<Environment, "passcode" | "secrets" | "ownerPassword" | "siteUrl">;
  platform: Platform;
  mode: Mode;
}

/** The order matters: the first step that answers ends the request. */
export function createApp({ build, environment, platform, mode }: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  const lockOf = oneLock({ environment, platform });
  for (const step of [
    requestVariables(build, platform, mode),
    requestLog(platform.log),
    addSecurityHeaders(mode),
    onlyPlainRequests,
    ...platform.ownMiddleware,
    onlyOwnPages(environment.siteUrl),
    healthCheck,
    noRouteDiscovery,
    oldAddresses,
    noTrailingSlash,
    publicFiles(platform.publicFiles, lockOf),
    application({ build, environment, mode }, lockOf),
  ]) {
    app.use(step);
  }
  return app.onError((error, c) => {
    platform.log(errorEntry(error));
    return errorPage(c);
  });
}

/** For what not even the app's own error screen could show. */
function errorPage(c: MiddlewareContext): Response | Promise<Response> {
  c.set("kind", "prerendered-page");
  c.set("scriptHashes", []);
  const { lang, error } = c.get("build")?.entry.module.strings ?? ENGLISH;
  const page = html`<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${error.title}</title><h1>${error.title}</h1><p>${error.text}</p></html>`;
  return c.html(page, 500, { "Cache-Control": CACHE.none });
}

/** For a build that could not be loaded. */
const ENGLISH = {
  lang: "en",
  error: {
    title: "Unexpected Application Error!",
    text: "Something went wrong on my side. Please try again in a moment.",
  },
};
