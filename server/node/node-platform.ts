import type { Step } from "../app-build.ts";
import type { Log } from "../log.ts";
import type { Platform } from "../platform.ts";
import { clientOf } from "./client.ts";
import { lockedMediaIn } from "./locked-media.ts";

/** One machine: files from its disk, wrong tries counted in the memory of this process. */
export function nodePlatform({
  publicFiles,
  lockedMedia,
  trustProxy,
  log,
}: {
  publicFiles: Step;
  /** A folder with one folder for each locked study. */
  lockedMedia: string;
  trustProxy: number;
  log: Log;
}): Platform {
  return {
    publicFiles,
    lockedMedia: lockedMediaIn(lockedMedia),
    clientOf: (c) => clientOf(c, trustProxy),
    createAttempts: ({ createAttempts }) => createAttempts({ clock: () => performance.now() }),
    clock: Date.now,
    log,
  };
}
