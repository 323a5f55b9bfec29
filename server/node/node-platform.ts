import { join } from "node:path";
import { compress } from "hono/compress";
import type { Middleware, Platform } from "../context.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import { clientOf } from "./client-ip.ts";
import { createSqliteDatabase } from "./database/sqlite-database.ts";
import { diskFileResponse } from "./disk-file.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { databaseFile } from "./state-folder.ts";

interface NodeParts {
  publicFiles: Middleware;
  lockedMedia: string;
  environment: Pick<Environment, "STATE_DIRECTORY" | "TRUST_PROXY">;
  log: Log;
}

export function nodePlatform({ publicFiles, lockedMedia, environment, log }: NodeParts): Platform {
  return {
    middleware: [warnAboutProxy(log, environment.TRUST_PROXY), compressPages],
    publicFiles,
    lockedMedia: {
      get: (study, file, request) => diskFileResponse(request, join(lockedMedia, study, file)),
    },
    clientOf: (c) => clientOf(c, environment.TRUST_PROXY),
    visitorLimiter: createRateLimiter(),
    ownerLimiter: createRateLimiter(),
    database: createSqliteDatabase(databaseFile(environment)),
    clock: Date.now,
    log,
  };
}

/** Warns about an untrusted proxy, but only once, because anyone can send the header. */
function warnAboutProxy(log: Log, trustProxy: number): Middleware {
  let mustWarn = trustProxy === 0;
  return async function warnAboutProxy(c, next) {
    if (mustWarn && c.req.header("X-Forwarded-For") !== undefined) {
      mustWarn = false;
      log({
        warning:
          "A request has X-Forwarded-For, but TRUST_PROXY is 0. If you run a proxy in front, set TRUST_PROXY to the number of proxies: until then, all visitors share one rate limit and cookies are not Secure.",
      });
    }
    await next();
  };
}

// The BREACH attack needs a page that repeats a part of the request. tests/http/headers.test.ts fails for such pages.
const compressPages: Middleware = compress({
  encoding: "gzip",
  contentTypeFilter: /^text\/(html|x-script)\b/,
});
