import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RESERVED_SLUGS } from "#app/site-map.ts";
import { listFiles } from "../../list-files.ts";
import type { AppBuild } from "../app-build.ts";
import { type Environment, EnvironmentError } from "../environment.ts";
import type { FoundBuild } from "./find-build.ts";

/**
 * Returns a warning if content/ has changed since the build.
 * @throws EnvironmentError if the build is for another address, or publishes a study that content/ has locked since
 */
export function checkBuild(
  { content, paths }: Pick<FoundBuild, "content" | "paths">,
  { entry, prerender }: Pick<AppBuild, "entry" | "prerender">,
  { SITE_URL }: Pick<Environment, "SITE_URL">,
): string | undefined {
  const { siteUrl, lockedPages, ownPages } = entry.module;
  if (SITE_URL !== undefined && SITE_URL !== siteUrl)
    throw new EnvironmentError(
      `SITE_URL is ${SITE_URL}, but the pages were built for ${siteUrl}: build and serve with the same SITE_URL.`,
    );
  const digest = digestOfContent(content);
  if (digest === null || digest === textOf(paths.sourceDigest)) return undefined;
  const otherPages = ["/", ...ownPages, ...lockedPages.map(({ address }) => address)];
  const locked = prerender
    .filter((address) => !otherPages.includes(address))
    .map((address) => address.slice(1))
    .filter((slug) => !RESERVED_SLUGS.includes(slug))
    .map((slug) => `case-studies/${slug}/case-study.yaml`)
    .filter((file) => !PUBLIC.test(textOf(join(content, file)) ?? ""));
  if (locked.length === 0) return OUTDATED;
  const files = locked.map((file) => `content/${file}`).join(" and ");
  throw new EnvironmentError(
    `The build is older than its content: it publishes ${files}, which no longer contains "access: public". Run \`npm run build\` first.`,
  );
}

/** Hashes names and bytes, without files whose names start with a dot. Returns null if they cannot be read. */
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
  "CONTENT HAS CHANGED since this build, which does not show the changes: run `npm run build` and restart the server";

/** Any other spelling is treated as locked until the next build. */
const PUBLIC = /^access: +public *(#.*)?\r?$/m;

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
