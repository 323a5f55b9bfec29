import { EnvironmentError } from "../../server/environment.ts";

/**
 * Cloudflare sends /page.html at the address /page, and before the Worker runs: behind such a file a gated page would
 * be one that nobody can open.
 * @param files all public files and gated pages, by address
 * @throws EnvironmentError when one would stand before a page
 */
export function checkNames(files: ReadonlyMap<string, unknown>): void {
  const hiding = Array.from(files.keys()).find((address) => {
    const page = /^(.+)\.html$/.exec(address)?.[1];
    return page !== undefined && files.has(page);
  });
  if (hiding === undefined) return;
  throw new EnvironmentError(
    `Cloudflare would send public${hiding} instead of the page ${hiding.replace(/\.html$/, "")}: rename or remove it.`,
  );
}
