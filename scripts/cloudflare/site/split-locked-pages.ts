import { DATA_SUFFIX } from "#app/site-map.ts";
import type { AppModule } from "../../../server/context.ts";
import { EnvironmentError } from "../../../server/environment.ts";

/** Cloudflare would read these files as configuration instead of serving them. */
const CONFIGURATION = ["/_headers", "/_redirects"];

/** Separates locked pages: only the Worker serves them, so the lock does not depend on how an address is spelled. */
export function splitLockedPages<File>(
  files: ReadonlyMap<string, File>,
  { lockedPages }: Pick<AppModule, "lockedPages">,
) {
  refuseReplacedPages(files);
  const addresses = new Set(lockedPages.flatMap(({ address }) => [address, address + DATA_SUFFIX]));
  const locked = new Map<string, File>();
  const publicFiles = new Map<string, File>();
  for (const [address, file] of files) {
    if (addresses.has(address)) locked.set(address, file);
    else if (!CONFIGURATION.includes(address)) publicFiles.set(address, file);
  }
  return { locked, publicFiles };
}

// Cloudflare serves /page.html at /page before the Worker runs, so nobody could unlock a page there.
function refuseReplacedPages(files: ReadonlyMap<string, unknown>): void {
  const pages = Array.from(files.keys(), (address) => /^(.+)\.html$/.exec(address)?.[1] ?? "");
  const replaced = pages.find((page) => files.has(page));
  if (replaced === undefined) return;
  throw new EnvironmentError(
    `Cloudflare would serve public${replaced}.html instead of the page ${replaced}: rename or delete that file.`,
  );
}
