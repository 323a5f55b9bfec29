import { DATA_SUFFIX } from "#app/site-map.ts";
import type { AppModule } from "../../../server/app-build.ts";
import { EnvironmentError } from "../../../server/environment.ts";

/** Cloudflare would read these files as configuration instead of serving them. */
const CONFIGURATION = ["/_headers", "/_redirects"];

/**
 * Separates the locked pages and their data from the public files. Only the Worker serves them, so the lock does not
 * depend on how an address is spelled.
 * @param files by address
 * @throws EnvironmentError if a public file would replace a page
 */
export function splitLockedPages<File>(
  files: ReadonlyMap<string, File>,
  { lockedPages }: Pick<AppModule, "lockedPages">,
): { locked: Map<string, File>; publicFiles: Map<string, File> } {
  refuseReplacedPages(files);
  const addresses = new Set(lockedPages.flatMap(({ address }) => [address, address + DATA_SUFFIX]));
  const { locked = [], open = [] } = Object.groupBy(files, ([address]) =>
    addresses.has(address) ? "locked" : "open",
  );
  return {
    locked: new Map(locked),
    publicFiles: new Map(open.filter(([address]) => !CONFIGURATION.includes(address))),
  };
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
