import { Hono } from "hono";
import { PATHS } from "#app/site-map.ts";
import type { AppOptions, Env } from "./context.ts";
import { NO_STORE_HEADERS } from "./http.ts";
import { errorEntry } from "./log.ts";
import { errorPage } from "./middleware/error-page.ts";
import { framesOnly } from "./middleware/frames-only.ts";
import { publicFiles } from "./middleware/public-files.ts";
import { reactRouter } from "./middleware/react-router.ts";
import { redirects } from "./middleware/redirects.ts";
import { requestLog } from "./middleware/request-log.ts";
import { requestVariables } from "./middleware/request-variables.ts";
import { requireSameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { requireValidRequest } from "./middleware/valid-request.ts";

/** The order matters: the first middleware that responds ends the request. */
export function createApp(options: AppOptions): Hono<Env> {
  const { environment, platform, mode } = options;
  const app = new Hono<Env>();
  app.use(requestVariables(options), requestLog(platform.log), securityHeaders(mode));
  app.use(...platform.middleware, requireValidRequest, requireSameOrigin(environment.SITE_URL));
  app.get(PATHS.health, (c) => c.text("ok", 200, NO_STORE_HEADERS));
  // Block React Router's route manifest: our pages never request it, and a long query is expensive.
  app.all(PATHS.routeDiscovery, (c) => c.text("Not Found", 404, NO_STORE_HEADERS));
  app.use(redirects, framesOnly, publicFiles(platform.publicFiles), reactRouter(options));
  return app.onError((error, c) => {
    platform.log(errorEntry(error));
    // In development, the build is missing after an error that Vite has already reported.
    return c.get("build") ? errorPage(c, "text", 500) : c.text("The app could not be loaded.", 500);
  });
}
