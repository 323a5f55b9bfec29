import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RESERVED_SLUGS } from "#app/site-map.ts";
import { listFiles } from "../../../list-files.ts";
import type { AppBuild } from "../../app-build.ts";
import { type Environment, EnvironmentError } from "../../environment.ts";
import type { FoundBuild } from "./find-build.ts";

/**
 * Whether the build is one to be shown now. Without content/, as on a server that gets builds alone, nothing of it has
 * changed.
 * @returns what to tell whoever starts it
 * @throws EnvironmentError when it was built for another address, or shows everyone a study that content/ has closed
 */
export function checkBuild(
  { content, paths }: Pick<FoundBuild, "content" | "paths">,
  { entry, prerender }: Pick<AppBuild, "entry" | "prerender">,
  { siteUrl }: Pick<Environment, "siteUrl">,
): string[] {
  const { siteUrl: built, lockedPages, ownPages } = entry.module;
  // It stands in the prerendered pages, so it cannot be another one now.
  if (siteUrl !== undefined && siteUrl !== built) {
    throw new EnvironmentError(
      `SITE_URL is ${siteUrl}, but the pages were built for ${built}: build and serve with the same SITE_URL.`,
    );
  }
  const digest = digestOfContent(content);
  if (digest === null || digest === textOf(paths.sourceDigest)) return [];
  // Neither can show what a study's access has closed.
  const unaffected = new Set([...ownPages, ...lockedPages.map(({ address }) => address)]);
  const closed = prerender
    .filter((address) => address !== "/" && !unaffected.has(address))
    .map((address) => address.slice(1))
    .filter((slug) => !RESERVED_SLUGS.includes(slug))
    .map((slug) => `case-studies/${slug}/case-study.yaml`)
    .filter((file) => !OPEN.test(textOf(join(content, file)) ?? ""));
  if (closed.length === 0) return [OUTDATED];
  const files = closed.map((file) => `content/${file}`).join(" and ");
  throw new EnvironmentError(
    `The build is older than its content and shows everyone what ${files} does not open with "access: public" any more: run \`npm run build\` first.`,
  );
}

/** Of the names and bytes of its files; null when there is none to read. Names with a dot in front do not count. */
export function digestOfContent(folder: string): string | null {
  if (!existsSync(folder)) return null;
  return orNull(() => {
    const hash = createHash("sha256");
    for (const name of listFiles(folder)) {
      if (/(^|\/)\./.test(name)) continue;
      const bytes = readFileSync(join(folder, name));
      hash.update(`${name}\n${bytes.length}\n`).update(bytes);
    }
    return hash.digest("hex");
  });
}

const OUTDATED =
  "CONTENT HAS CHANGED since this build, which does not show it: run `npm run build` and restart the server";

/** In any spelling but this a study counts as closed: building it anew is the way out. */
const OPEN = /^access: +public *(#.*)?\r?$/m;

function textOf(file: string): string | null {
  return orNull(() => readFileSync(file, "utf8"));
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
