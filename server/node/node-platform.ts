import { join } from "node:path";
import { compress } from "hono/compress";
import type { Middleware } from "../app-build.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import type { Platform } from "../platform.ts";
import { clientOf } from "./client.ts";
import { databaseIn } from "./database/database.ts";
import { fileResponse } from "./files/file-response.ts";
import { proxyAdvice } from "./proxy-advice.ts";
import { ATTEMPTS, createRateLimiter } from "./rate-limiter.ts";
import { databaseFile } from "./start/state-folder.ts";

/** One machine: files from its disk, wrong tries counted in the memory of this process. */
export function nodePlatform({
  publicFiles,
  lockedMedia,
  environment,
  log,
}: {
  publicFiles: Middleware;
  /** A folder with one folder for each locked study. */
  lockedMedia: string;
  environment: Pick<Environment, "siteUrl" | "stateFolder" | "trustProxy">;
  log: Log;
}): Platform {
  return {
    ownMiddleware: [proxyAdvice(log, environment), compressPages],
    publicFiles,
    lockedMedia: { get: (study, file, request) => fileResponse(request, join(lockedMedia, study, file)) },
    clientOf: (c) => clientOf(c, environment.trustProxy),
    visitorLimiter: createRateLimiter(ATTEMPTS),
    ownerLimiter: createRateLimiter(ATTEMPTS),
    database: databaseIn(databaseFile(environment)),
    clock: Date.now,
    log,
  };
}

// Safe from BREACH (https://www.breachattack.com) only as long as no page repeats anything of the request, which
// tests/http/headers.test.ts checks.
const compressPages: Middleware = compress({
  encoding: "gzip",
  contentTypeFilter: /^text\/(html|x-script)\b/,
});
