import type { AppBuild } from "../../app-build.ts";
import { type Environment, EnvironmentError } from "../../environment.ts";
import { isOutdated } from "./build-age.ts";
import type { FoundBuild } from "./find-build.ts";

/**
 * Whether the build is one to be shown now.
 * @returns what to tell whoever starts it
 * @throws EnvironmentError when it was built for another address, or shows what content/ has closed since
 */
export function checkBuild(
  found: FoundBuild,
  build: AppBuild,
  { siteUrl }: Pick<Environment, "siteUrl">,
): string[] {
  const { siteUrl: built, lockedPages } = build.entry.module;
  // It stands in the prerendered pages, so it cannot be another one now.
  if (siteUrl !== undefined && siteUrl !== built) {
    throw new EnvironmentError(
      `SITE_URL is ${siteUrl}, but the pages were built for ${built}: build and serve with the same SITE_URL.`,
    );
  }
  const locked = new Set(lockedPages.map(({ address }) => address));
  const shownToEveryone = build.prerender.filter((address) => !locked.has(address));
  return isOutdated(found.content, found.paths.madeOf, shownToEveryone) ? [OUTDATED] : [];
}

const OUTDATED =
  "CONTENT HAS CHANGED since this build, which does not show it: run `npm run build` and restart the server";
