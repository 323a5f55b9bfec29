import { Hono } from "hono";
import type { AppBuild, Env, Mode, StepContext } from "./app-build.ts";
import { application } from "./application.ts";
import { compressPages } from "./compression.ts";
import type { Environment } from "./environment.ts";
import { errorEntry, type Log } from "./node/log.ts";
import { staticFiles } from "./node/static-files.ts";
import { requestFacts } from "./request-facts.ts";
import { requestLog } from "./request-log.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import { healthCheck, noRouteDiscovery, noTrailingSlash, onlyPlainRequests } from "./steps.ts";

/**
 * Makes the whole server but for the port: every request goes through these steps in this order, and the first that
 * answers ends it. `root` is the project's folder, in which `build/` and `.content/` are looked for. `build` is asked
 * for every request; in production it should give the same object each time.
 */
export function createApp(options: {
  build: () => Promise<AppBuild> | AppBuild;
  environment: Environment;
  log: Log;
  mode: Mode;
  root?: string;
}): Hono<Env> {
  const { build, environment, log, mode, root = process.cwd() } = options;
  const app = new Hono<Env>();
  for (const step of [
    requestFacts(build, environment, mode),
    requestLog(log),
    addSecurityHeaders(mode),
    onlyPlainRequests,
    healthCheck,
    noRouteDiscovery,
    noTrailingSlash,
    staticFiles(root, mode),
    compressPages,
    application(build, environment, mode),
  ]) {
    app.use(step);
  }
  return app.onError((error, c) => {
    log(errorEntry(error));
    return errorPage(c);
  });
}

/** The page of last resort, for what not even the app's own error screen could show. */
function errorPage(c: StepContext): Response {
  c.set("kind", "public-page");
  const title = "Unexpected Application Error!";
  const text = "Something went wrong on my side. Please try again in a moment.";
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;
  return c.html(html, 500, { "Cache-Control": "no-store" });
}
