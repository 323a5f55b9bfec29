import { join } from "node:path";
import { paths } from "../../paths.ts";
import type { Mode } from "../app-build.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import type { Platform } from "../platform.ts";
import { clientOf } from "./client.ts";
import { lockedMediaIn } from "./locked-media.ts";
import { staticFiles } from "./static-files.ts";

export function nodePlatform({
  root,
  environment: { trustProxy },
  log,
  mode,
}: {
  root: string;
  environment: Pick<Environment, "trustProxy">;
  log: Log;
  mode: Mode;
}): Platform {
  return {
    publicFiles: staticFiles(root, mode),
    lockedMedia: lockedMediaIn(join(root, paths.lockedMedia)),
    clientOf: (c) => clientOf(c, trustProxy),
    createAttempts: ({ createAttempts }) => createAttempts({ clock: Date.now }),
    clock: Date.now,
    log,
  };
}
