import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { Env, LoadBuild, Middleware, MiddlewareContext, Mode } from "./app-build.ts";
import { application } from "./application.ts";
import type { ServerEnvironment } from "./environment.ts";
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
import { plainPage } from "./plain-page.ts";
import type { Platform } from "./platform.ts";
import { requestLog } from "./request-log.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import { oneLock } from "./visitor-access.ts";

export interface AppOptions {
  build: LoadBuild;
  environment: ServerEnvironment;
  platform: Platform;
  mode: Mode;
}

/** The order matters: the first step that answers ends the request. */
export function createApp(options: AppOptions): Hono<Env> {
  const { environment, platform, mode } = options;
  const app = new Hono<Env>();
  const lockOf = oneLock({ environment, platform });
  for (const step of [
    requestVariables(options),
    requestLog(platform.log),
    addSecurityHeaders(mode),
    onlyPlainRequests,
    ...platform.ownMiddleware,
    onlyOwnPages(environment.SITE_URL),
    healthCheck,
    noRouteDiscovery,
    oldAddresses,
    noTrailingSlash,
    publicFiles(platform.publicFiles, lockOf),
    application(options, lockOf),
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
  // Vite has said why.
  return c.get("build") ? plainPage(c, "text", 500) : c.text("The app could not be loaded.", 500);
}

/** What all steps after it know of a request. */
function requestVariables({ build, platform, mode }: AppOptions): Middleware {
  return async function requestVariables(c, next) {
    c.set("build", await build());
    c.set("url", new URL(c.req.url));
    c.set("client", platform.clientOf(c));
    // Without a policy the browser does not hide the nonce, and hydration would report a difference.
    c.set("nonce", mode === "production" ? randomBytes(16).toString("base64") : undefined);
    await next();
  };
}
