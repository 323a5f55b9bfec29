import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where things stand below the project's folder. */
export const paths = {
  content: "content",
  /** Copied into every build. */
  public: "public",
  /** The app imports it as `#snapshot`: see package.json. */
  snapshot: ".content/content.json",
  /** Named by the first lines of content/, for editors that know YAML. */
  editorSchemas: ".content/schemas",
  /** Made from content/ and kept from build to build. */
  publicMedia: ".content/media/public",
  lockedMedia: ".content/media/locked",
  mediaLedger: ".content/media/ledger.json",
  /** What a server keeps from start to start, for its user alone. */
  state: ".state",
  /** One folder for each build, so that a server goes on with the one it started with. */
  builds: "build",
  /** Names the folder of the newest whole build. */
  currentBuild: "build/current",
} as const;

/** What a build consists of. Only `client` and `publicMedia` are ever served to everyone. */
export function pathsOfBuild(folder: string) {
  return {
    folder,
    client: join(folder, "client"),
    server: join(folder, "server/index.js"),
    publicMedia: join(folder, "media"),
    lockedMedia: join(folder, "locked"),
    /** The digest of content/ as it was when the build began. */
    sourceDigest: join(folder, "made-of.txt"),
  };
}

/** The name of the newest whole build below a project's folder; null when there is none. */
export function currentBuild(root = "."): string | null {
  try {
    return readFileSync(join(root, paths.currentBuild), "utf8").trim();
  } catch {
    return null;
  }
}
