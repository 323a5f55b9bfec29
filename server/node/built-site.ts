import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import { hashFiles } from "../../files/hash-files.ts";
import { listFiles } from "../../files/list-files.ts";
import { currentBuild, PROJECT_FOLDER, paths, pathsOfBuild } from "../../files/paths.ts";
import type { AppBuild } from "../context.ts";
import { type Environment, EnvironmentError } from "../environment.ts";

export interface FoundBuild {
  paths: ReturnType<typeof pathsOfBuild>;
  /** The content folder, which containers do not include. */
  content: string;
  load: () => Promise<AppBuild>;
}

/** @throws EnvironmentError if the build is missing or incomplete */
export function findBuild(root = PROJECT_FOLDER): FoundBuild {
  const name = currentBuild(root);
  const buildPaths = pathsOfBuild(join(root, paths.builds, name ?? ""));
  if (!name || !existsSync(buildPaths.folder))
    throw new EnvironmentError("There is no build to serve: run `npm run build` first.");
  const { server, client, publicMedia, lockedMedia } = buildPaths;
  const requiredPaths = [server, join(client, "index.html"), publicMedia, lockedMedia];
  const missingPath = requiredPaths.find((part) => !existsSync(part));
  if (missingPath) throw incompleteBuild(`${relative(root, missingPath)} is missing`);
  return {
    paths: buildPaths,
    content: join(root, paths.content),
    load: () => loadBundle(buildPaths.server, root),
  };
}

async function loadBundle(bundle: string, root: string): Promise<AppBuild> {
  return import(pathToFileURL(bundle).href).catch((error: NodeJS.ErrnoException) => {
    const [reason] = error.message.split("\n");
    const installCommand = error.code === "ERR_MODULE_NOT_FOUND" ? "npm ci && " : "";
    throw incompleteBuild(`${relative(root, bundle)} cannot be loaded (${reason})`, installCommand);
  });
}

function incompleteBuild(problem: string, installCommand = ""): EnvironmentError {
  return new EnvironmentError(
    `The build is incomplete (${problem}): run \`${installCommand}npm run build\` again.`,
  );
}

/**
 * Returns a warning if content/ has changed since the build.
 * @throws EnvironmentError if SITE_URL has changed, or if the build shows a study to more people than its file allows
 */
export function checkBuild(
  { content, paths }: Pick<FoundBuild, "content" | "paths">,
  { entry }: Pick<AppBuild, "entry">,
  { SITE_URL }: Pick<Environment, "SITE_URL">,
): string | undefined {
  const { siteUrl, publicStudies, nonPublicStudies } = entry.module;
  if (SITE_URL !== undefined && SITE_URL !== siteUrl)
    throw new EnvironmentError(
      `SITE_URL is ${SITE_URL}, but the pages were built for ${siteUrl}: build and serve with the same SITE_URL.`,
    );
  if (!existsSync(content) || hashOfContent(content) === hashAtBuild(paths.info)) return undefined;
  const { passcode, invited } = nonPublicStudies;
  const files = [
    ...publicStudies.filter((slug) => !allows(content, slug, ["public"])),
    ...passcode.filter((slug) => !allows(content, slug, ["public", "passcode"])),
    ...invited.filter((slug) => !allows(content, slug, ["public", "passcode", "invited"])),
  ].map((slug) => `content/${fileOf(slug)}`);
  if (files.length === 0) return OUTDATED_WARNING;
  throw new EnvironmentError(
    `The build is older than its content: it shows ${files.join(" and ")} to more people than \`access\` and \`draft\` there allow. Run \`npm run build\` first.`,
  );
}

const OUTDATED_WARNING =
  "CONTENT HAS CHANGED since this build, which does not show the changes: run `npm run build` and restart the server";

/** Returns false for a draft, for any other `access`, and for a file that is missing or not valid YAML. */
function allows(content: string, slug: string, access: readonly string[]): boolean {
  try {
    const study = parse(readFileSync(join(content, fileOf(slug)), "utf8"));
    return access.includes(study.access) && [undefined, false].includes(study.draft);
  } catch {
    return false;
  }
}

function fileOf(slug: string): string {
  return `case-studies/${slug}/case-study.yaml`;
}

/** Hashes the names and bytes of all files, except those whose names start with a dot. */
export function hashOfContent(folder: string): string {
  const names = listFiles(folder).filter((name) => !/(^|\/)\./.test(name));
  return hashFiles(folder, names);
}

function hashAtBuild(info: string): unknown {
  return existsSync(info) ? JSON.parse(readFileSync(info, "utf8")).contentHash : undefined;
}
