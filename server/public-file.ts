import { getMimeType } from "hono/utils/mime";
import { ADDRESSES, CACHE, FOLDERS } from "#app/site-map.ts";
import { pagePolicy } from "./middleware/security-headers.ts";

export interface PublicFile {
  isPage: boolean;
  /** Policy sources that allow the inline scripts of a prerendered page. */
  scriptHashes: readonly string[];
}

/** @param site.files all public files by their address */
export function publicFileHeaders(
  address: string,
  { isPage, scriptHashes }: PublicFile,
  {
    files,
    styleHashes,
  }: { files: Pick<ReadonlyMap<string, PublicFile>, "has">; styleHashes: readonly string[] },
): Record<string, string> {
  const { speculationRules } = ADDRESSES;
  if (address === speculationRules)
    return { "Cache-Control": CACHE.hour, "Content-Type": "application/speculationrules+json" };
  if (!isPage) return { "Cache-Control": isImmutable(address) ? CACHE.immutable : CACHE.hour };
  return {
    "Cache-Control": CACHE.page,
    // Hashes do not extend to imported files, which 'self' allows.
    "Content-Security-Policy": pagePolicy({
      styleHashes,
      scripts: scriptHashes.length > 0 ? ["'self'", ...scriptHashes] : [],
    }),
    ...(files.has(speculationRules) ? { "Speculation-Rules": `"${speculationRules}"` } : {}),
  };
}

export function isImmutable(address: string): boolean {
  return address.startsWith(FOLDERS.assets) || address.startsWith(FOLDERS.media);
}

export function contentType(path: string): string {
  const name = path.replace(/\.(br|gz)$/, "");
  // React Router labels its data responses like this.
  if (name.endsWith(".data")) return "text/x-script; charset=utf-8";
  return getMimeType(name) ?? "application/octet-stream";
}
