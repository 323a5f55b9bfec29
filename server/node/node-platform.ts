import type { Middleware } from "../app-build.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import type { Platform } from "../platform.ts";
import { clientOf } from "./client.ts";
import { compressPages } from "./compression.ts";
import { databaseIn } from "./database.ts";
import { lockedMediaIn } from "./locked-media.ts";
import { proxyAdvice } from "./proxy-advice.ts";
import { databaseFile } from "./state-folder.ts";

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
    lockedMedia: lockedMediaIn(lockedMedia),
    clientOf: (c) => clientOf(c, environment.trustProxy),
    createAttempts: ({ createAttempts }) => createAttempts({ clock: () => performance.now() }),
    database: databaseIn(databaseFile(environment)),
    clock: Date.now,
    log,
  };
}
