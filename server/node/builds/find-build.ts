import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { currentBuild, paths, pathsOfBuild } from "../../../paths.ts";
import type { AppBuild } from "../../app-build.ts";
import { EnvironmentError } from "../../environment.ts";

/** The project's folder. */
const ROOT = join(import.meta.dirname, "../../..");

type BuildPaths = ReturnType<typeof pathsOfBuild>;

export interface FoundBuild {
  paths: BuildPaths;
  /** The folder it was made of, which need not be there. */
  content: string;
  /** @throws EnvironmentError when its bundle is not whole */
  load: () => Promise<AppBuild>;
  /** As served by this process for as long as it runs, so that no later build removes it. */
  markServed: () => void;
}

/** @throws EnvironmentError when there is none, or only part of one */
export function findBuild(root = ROOT): FoundBuild {
  const name = currentBuild(root);
  const built = pathsOfBuild(join(root, paths.builds, name ?? ""));
  if (!name || !existsSync(built.folder)) {
    throw new EnvironmentError("There is no build to serve: run `npm run build` first.");
  }
  for (const part of partsOf(built))
    if (!existsSync(part)) throw notWhole(relative(root, part), "is missing");
  return {
    paths: built,
    content: join(root, paths.content),
    load: () => load(built.server, root),
    markServed: () => markServed(built.servedBy),
  };
}

function partsOf({ server, client, publicMedia, lockedMedia }: BuildPaths): string[] {
  return [server, join(client, "index.html"), publicMedia, lockedMedia];
}

async function load(bundle: string, root: string): Promise<AppBuild> {
  const name = relative(root, bundle);
  const build = await import(pathToFileURL(bundle).href).catch((error: NodeJS.ErrnoException) => {
    const [reason] = error.message.split("\n");
    if (error.code === "ERR_MODULE_NOT_FOUND")
      throw notWhole(name, `lacks what it imports (${reason})`, "npm ci && ");
    throw notWhole(name, `cannot be loaded (${reason})`);
  });
  // Cut off between two lines it still loads.
  if (!build.entry?.module?.createLock || !build.routes) throw notWhole(name, "is cut off");
  return build;
}

function markServed(servedBy: string): void {
  const mark = join(servedBy, String(process.pid));
  try {
    mkdirSync(servedBy, { recursive: true });
    writeFileSync(mark, "");
    process.once("exit", () => rmSync(mark, { force: true }));
  } catch {
    // A disk that cannot be written gets no later builds either.
  }
}

function notWhole(part: string, what: string, before = ""): EnvironmentError {
  return new EnvironmentError(
    `The build is not whole, ${part} ${what}: run \`${before}npm run build\` again.`,
  );
}
