import { ADDRESSES, CACHE, FOLDERS } from "#app/site-map.ts";

export interface PublicFile {
  isPage: boolean;
  /** Of a page: what the content security policy names its inline scripts by. */
  scriptHashes: readonly string[];
}

/** What a file for everyone says of itself, on every platform. `all` are the public files by their address. */
export function publicHeaders(
  address: string,
  { isPage }: PublicFile,
  all: ReadonlyMap<string, PublicFile>,
): Record<string, string> {
  const { speculationRules } = ADDRESSES;
  return {
    "Cache-Control": cacheControl(address, isPage),
    ...(isPage && all.has(speculationRules) ? { "Speculation-Rules": `"${speculationRules}"` } : {}),
    ...(address === speculationRules ? { "Content-Type": "application/speculationrules+json" } : {}),
  };
}

/** Files that are named by their content. */
export function isImmutable(address: string): boolean {
  return address.startsWith(FOLDERS.assets) || address.startsWith(FOLDERS.media);
}

function cacheControl(address: string, isPage: boolean): string {
  if (isPage) return CACHE.page;
  return isImmutable(address) ? CACHE.immutable : CACHE.hour;
}
