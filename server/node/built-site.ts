import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
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
 * @throws EnvironmentError if SITE_URL has changed, or if the build shows a study to more people than its `access` allows
 */
export function checkBuild(
  { content, paths }: Pick<FoundBuild, "content" | "paths">,
  { entry }: Pick<AppBuild, "entry">,
  { SITE_URL }: Pick<Environment, "SITE_URL">,
): string | undefined {
  const { siteUrl, publicStudies, lockedPages } = entry.module;
  if (SITE_URL !== undefined && SITE_URL !== siteUrl)
    throw new EnvironmentError(
      `SITE_URL is ${SITE_URL}, but the pages were built for ${siteUrl}: build and serve with the same SITE_URL.`,
    );
  if (!existsSync(content) || hashOfContent(content) === hashAtBuild(paths.info)) return undefined;
  const accessOf = (slug: string) => readText(join(content, fileOf(slug)));
  const files = [
    ...publicStudies.filter((slug) => !PUBLIC_ACCESS.test(accessOf(slug))),
    ...lockedPages.map(({ slug }) => slug).filter((slug) => INVITED_ACCESS.test(accessOf(slug))),
  ].map((slug) => `content/${fileOf(slug)}`);
  if (files.length === 0) return OUTDATED_WARNING;
  throw new EnvironmentError(
    `The build is older than its content: it shows ${files.join(" and ")} to more people than \`access\` there allows. Run \`npm run build\` first.`,
  );
}

const OUTDATED_WARNING =
  "CONTENT HAS CHANGED since this build, which does not show the changes: run `npm run build` and restart the server";

/** Matches `access: public`. A study with any other spelling counts as locked until the next build. */
const PUBLIC_ACCESS = /^access: +public *(#.*)?\r?$/m;

const INVITED_ACCESS = /^access: +["']?invited\b/m;

function fileOf(slug: string): string {
  return `case-studies/${slug}/case-study.yaml`;
}

/** Hashes the names and bytes of all files, except those whose names start with a dot. */
export function hashOfContent(folder: string): string {
  const names = listFiles(folder).filter((name) => !/(^|\/)\./.test(name));
  return hashFiles(folder, names);
}

function hashAtBuild(info: string): unknown {
  return JSON.parse(readText(info) || "{}").contentHash;
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
