import { existsSync, unwatchFile, watchFile } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { currentBuild, paths, pathsOfBuild } from "../../paths.ts";
import type { AppBuild } from "../app-build.ts";
import { EnvironmentError } from "../environment.ts";

/** The project's folder. */
const ROOT = join(import.meta.dirname, "../..");

/** Milliseconds between two looks for a newer build. */
const LOOK = 5_000;

export interface FoundBuild {
  paths: ReturnType<typeof pathsOfBuild>;
  load: () => Promise<AppBuild>;
  /** Calls once when a newer build is there. Gives what ends the watch. */
  onNewer: (tell: () => void) => () => void;
}

/** @throws EnvironmentError when there is none */
export function findBuild(root = ROOT): FoundBuild {
  const name = currentBuild(root);
  const built = pathsOfBuild(join(root, paths.builds, name ?? ""));
  if (name === null || !existsSync(built.server)) {
    throw new EnvironmentError("There is no build to serve: run `npm run build` first.");
  }
  return {
    paths: built,
    load: () => import(pathToFileURL(built.server).href),
    onNewer(tell) {
      const pointer = join(root, paths.currentBuild);
      const stop = () => unwatchFile(pointer);
      watchFile(pointer, { interval: LOOK, persistent: false }, () => {
        if (currentBuild(root) === name) return;
        stop();
        tell();
      });
      return stop;
    },
  };
}
