import { DATA_SUFFIX } from "#app/addresses.ts";
import type { AppModule } from "../../server/app-build.ts";
import { EnvironmentError } from "../../server/environment.ts";

/** Files of these names the platform would not send, but obey. */
const ORDERS = ["/_headers", "/_redirects"];

/**
 * Keeps the gated pages and their data from what everyone gets: no public files here, so that the Worker decides,
 * whatever way their addresses are written.
 * @param files by address
 * @throws EnvironmentError when one would stand before a page
 */
export function apart<File>(
  files: ReadonlyMap<string, File>,
  { lockedPages }: Pick<AppModule, "lockedPages">,
): { locked: Map<string, File>; everyones: Map<string, File> } {
  refuseHiding(files);
  const gated = new Set(lockedPages.flatMap(({ address }) => [address, address + DATA_SUFFIX]));
  return {
    locked: new Map(Array.from(files).filter(([address]) => gated.has(address))),
    everyones: new Map(
      Array.from(files).filter(([address]) => !gated.has(address) && !ORDERS.includes(address)),
    ),
  };
}

// The platform sends /page.html at the address /page, before the Worker runs: nobody could open a gated page there.
function refuseHiding(files: ReadonlyMap<string, unknown>): void {
  const pages = Array.from(files.keys(), (address) => /^(.+)\.html$/.exec(address)?.[1] ?? "");
  const hidden = pages.find((page) => files.has(page));
  if (hidden === undefined) return;
  throw new EnvironmentError(
    `Cloudflare would send public${hidden}.html instead of the page ${hidden}: rename or remove it.`,
  );
}
