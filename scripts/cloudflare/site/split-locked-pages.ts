import { DATA_SUFFIX } from "#app/site-map.ts";
import { ExitReason } from "../../../files/exit-reason.ts";
import type { AppModule } from "../../../server/context.ts";

/** Cloudflare would read both files as its configuration. */
const CONFIGURATION_FILES = ["/_headers", "/_redirects"];

/** Separates locked pages from static assets, which Cloudflare serves under several spellings of their path. */
export function splitLockedPages<File>(
  files: ReadonlyMap<string, File>,
  { lockedPages }: Pick<AppModule, "lockedPages">,
) {
  refuseReplacedPages(files);
  const paths = new Set(lockedPages.flatMap(({ path }) => [path, path + DATA_SUFFIX]));
  const lockedFiles = new Map<string, File>();
  const publicFiles = new Map<string, File>();
  for (const [path, file] of files) {
    if (paths.has(path)) lockedFiles.set(path, file);
    else if (!CONFIGURATION_FILES.includes(path)) publicFiles.set(path, file);
  }
  return { lockedFiles, publicFiles };
}

// Cloudflare serves /page.html at /page before the Worker runs, so visitors could not unlock a page there.
function refuseReplacedPages(files: ReadonlyMap<string, unknown>): void {
  const pages = Array.from(files.keys(), (path) => /^(.+)\.html$/.exec(path)?.[1] ?? "");
  const replacedPage = pages.find((page) => files.has(page));
  if (replacedPage === undefined) return;
  throw new ExitReason(
    `Cloudflare would serve public${replacedPage}.html instead of the page ${replacedPage}: rename or delete that file.`,
  );
}
