import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { currentBuild, paths, pathsOfBuild } from "../../paths.ts";
import type { AppBuild } from "../app-build.ts";
import { EnvironmentError } from "../environment.ts";

const ROOT = join(import.meta.dirname, "../..");

export interface FoundBuild {
  paths: ReturnType<typeof pathsOfBuild>;
  /** The folder of the content, which a server that receives only builds does not have. */
  content: string;
  load: () => Promise<AppBuild>;
}

/** @throws EnvironmentError if there is no build, or a part of it is missing */
export function findBuild(root = ROOT): FoundBuild {
  const name = currentBuild(root);
  const built = pathsOfBuild(join(root, paths.builds, name ?? ""));
  if (!name || !existsSync(built.folder))
    throw new EnvironmentError("There is no build to serve: run `npm run build` first.");
  const { server, client, publicMedia, lockedMedia } = built;
  const missing = [server, join(client, "index.html"), publicMedia, lockedMedia].find(
    (part) => !existsSync(part),
  );
  if (missing) throw incomplete(`${relative(root, missing)} is missing`);
  return { paths: built, content: join(root, paths.content), load: () => load(server, root) };
}

async function load(bundle: string, root: string): Promise<AppBuild> {
  const build = await import(pathToFileURL(bundle).href).catch((error: NodeJS.ErrnoException) => {
    const [reason] = error.message.split("\n");
    const install = error.code === "ERR_MODULE_NOT_FOUND" ? "npm ci && " : "";
    throw incomplete(`${relative(root, bundle)} cannot be loaded (${reason})`, install);
  });
  return build;
}

function incomplete(problem: string, install = ""): EnvironmentError {
  return new EnvironmentError(`The build is incomplete, ${problem}: run \`${install}npm run build\` again.`);
}
