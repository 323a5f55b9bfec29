import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const PROJECT_FOLDER = dirname(import.meta.dirname);

/** All paths are relative to the project's root. */
export const paths = {
  content: "content",
  /** Every build copies public/. */
  public: "public",
  /** The app imports one of the snapshots as `#snapshot` (see package.json). Previews and builds can run together. */
  snapshot: ".content/content.json",
  builtSnapshot: ".content/built-content.json",
  /** Each content file names its JSON schema in the first line, for editors. */
  editorSchemas: ".content/schemas",
  /** `npm run check-content` keeps its compiled modules here. */
  compileCache: ".content/compile-cache",
  /** The build generates media from content/, and later builds reuse the files. */
  publicMedia: ".content/media/public",
  lockedMedia: ".content/media/locked",
  mediaLedger: ".content/media/ledger.json",
  /** The folder .state contains the server's secret and database. Only the server's user can read it. */
  state: ".state",
  /** Each build has its own folder, so a running server keeps its files during the next build. */
  builds: "build",
  /** The file build/current contains the name of the newest complete build. */
  currentBuild: "build/current",
} as const;

/** Returns the paths of a build's parts. Visitors without access can get only `client` and `publicMedia`. */
export function pathsOfBuild(folder: string) {
  return {
    folder,
    client: join(folder, "client"),
    server: join(folder, "server/index.js"),
    publicMedia: join(folder, "media"),
    lockedMedia: join(folder, "locked"),
    /** build.json contains the ID of the build, and the hash of content/ at its start. */
    info: join(folder, "build.json"),
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
