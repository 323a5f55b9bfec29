import { readFileSync } from "node:fs";
import { join } from "node:path";

export const PROJECT_FOLDER = import.meta.dirname;

/** Paths from the project's root. */
export const paths = {
  content: "content",
  /** Copied into every build. */
  public: "public",
  /** The app imports this as `#snapshot` (see package.json). */
  snapshot: ".content/content.json",
  /** JSON schemas for editors. The first line of each content file names one. */
  editorSchemas: ".content/schemas",
  /** Generated from content/, and reused by later builds. */
  publicMedia: ".content/media/public",
  lockedMedia: ".content/media/locked",
  mediaLedger: ".content/media/ledger.json",
  /** The server's secret and database. Only the server's user can read it. */
  state: ".state",
  /** One folder per build, so that a running server keeps its own build. */
  builds: "build",
  /** A file with the name of the newest complete build. */
  currentBuild: "build/current",
} as const;

/** The parts of a build. Visitors can get only `client` and `publicMedia` without access. */
export function pathsOfBuild(folder: string) {
  return {
    folder,
    client: join(folder, "client"),
    server: join(folder, "server/index.js"),
    publicMedia: join(folder, "media"),
    lockedMedia: join(folder, "locked"),
    /** The hash of content/ when the build started. */
    contentHash: join(folder, "content-hash.txt"),
  };
}

/** Returns the name of the newest complete build, or null if there is no build. */
export function currentBuild(root = "."): string | null {
  try {
    return readFileSync(join(root, paths.currentBuild), "utf8").trim();
  } catch {
    return null;
  }
}
