import { DATA_SUFFIX } from "#app/site-map.ts";
import type { AppModule } from "../../../server/app-build.ts";
import { EnvironmentError } from "../../../server/environment.ts";

/** Files of these names the platform would not send, but obey. */
const ORDERS = ["/_headers", "/_redirects"];

/**
 * Keeps the locked pages and their data from what everyone gets: no public files here, so that the Worker decides,
 * whatever way their addresses are written.
 * @param files by address
 * @throws EnvironmentError when one would stand before a page
 */
export function splitLockedPages<File>(
  files: ReadonlyMap<string, File>,
  { lockedPages }: Pick<AppModule, "lockedPages">,
): { locked: Map<string, File>; publicFiles: Map<string, File> } {
  refuseHiding(files);
  const addresses = new Set(lockedPages.flatMap(({ address }) => [address, address + DATA_SUFFIX]));
  const { locked = [], open = [] } = Object.groupBy(files, ([address]) =>
    addresses.has(address) ? "locked" : "open",
  );
  return {
    locked: new Map(locked),
    publicFiles: new Map(open.filter(([address]) => !ORDERS.includes(address))),
  };
}

// The platform sends /page.html at the address /page, before the Worker runs: nobody could open a locked page there.
function refuseHiding(files: ReadonlyMap<string, unknown>): void {
  const pages = Array.from(files.keys(), (address) => /^(.+)\.html$/.exec(address)?.[1] ?? "");
  const hidden = pages.find((page) => files.has(page));
  if (hidden === undefined) return;
  throw new EnvironmentError(
    `Cloudflare would send public${hidden}.html instead of the page ${hidden}: rename or remove it.`,
  );
}
