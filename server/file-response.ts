import { getMimeType } from "hono/utils/mime";
import { CACHE_CONTROL, FOLDERS, PATHS, PROTOTYPE_EXTENSION } from "#app/site-map.ts";
import { isPrototypePath } from "./middleware/prototype-headers.ts";
import { pagePolicy } from "./middleware/security-headers.ts";

export interface PublicFile {
  isPage: boolean;
  /** These CSP sources allow the inline scripts of a prerendered page. */
  scriptHashes: readonly string[];
}

interface FileSource {
  size: number;
  /** Reads the bytes from `first` to `last`, inclusive. */
  read: (first: number, last: number) => BodyInit | Promise<BodyInit>;
}

export function publicFileHeaders(
  path: string,
  { isPage, scriptHashes }: PublicFile,
  styleHashes: readonly string[],
): Record<string, string> {
  const { speculationRules, buildId } = PATHS;
  if (path === speculationRules)
    return { "Cache-Control": CACHE_CONTROL.hour, "Content-Type": "application/speculationrules+json" };
  // A cached copy could open in a tab without a request.
  if (path === buildId || isPrototypePath(path)) return { "Cache-Control": CACHE_CONTROL.page };
  const isHashed = path.startsWith(FOLDERS.assets) || path.startsWith(FOLDERS.media);
  if (!isPage) return { "Cache-Control": isHashed ? CACHE_CONTROL.immutable : CACHE_CONTROL.hour };
  // Hashes allow only inline scripts; 'self' allows the files that these scripts import.
  const scripts = scriptHashes.length > 0 ? ["'self'", ...scriptHashes] : [];
  return {
    "Cache-Control": CACHE_CONTROL.page,
    "Content-Security-Policy": pagePolicy({ styleHashes, scripts }),
    "Speculation-Rules": `"${speculationRules}"`,
  };
}

export function contentType(path: string): string {
  const name = path.replace(/\.(br|gz)$/, "");
  // React Router sends its data responses with this type.
  if (name.endsWith(".data")) return "text/x-script; charset=utf-8";
  if (name.endsWith(PROTOTYPE_EXTENSION)) return "text/html; charset=utf-8";
  return getMimeType(name) ?? "application/octet-stream";
}

/** Responds according to RFC 9110. @param headers the headers of the complete file */
export async function fileResponse(request: Request, headers: Headers, file: FileSource): Promise<Response> {
  headers.set("Accept-Ranges", "bytes");
  if (isUnchanged(request, headers)) return emptyResponse(304, headers, ["Accept-Ranges"]);
  const range = requestedRange(request, headers, file.size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.size}`);
    return emptyResponse(416, headers, ["ETag"]);
  }
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  headers.set("Content-Length", String(last - first + 1));
  if (range) headers.set("Content-Range", `bytes ${first}-${last}/${file.size}`);
  const body = request.method === "HEAD" ? null : await file.read(first, last);
  return new Response(body, { status: range ? 206 : 200, headers });
}

function isUnchanged(request: Request, headers: Headers): boolean {
  const condition = request.headers.get("If-None-Match");
  if (condition === null) return false;
  const tags = condition.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(headers.get("ETag") as string);
}

/** Honors Range only if If-Range is absent or equals our ETag. We never send Last-Modified, so a date cannot match. */
function requestedRange(request: Request, headers: Headers, size: number) {
  const condition = request.headers.get("If-Range");
  const isCurrent = condition === null || condition === headers.get("ETag");
  return request.method === "GET" && isCurrent ? byteRange(request.headers.get("Range"), size) : null;
}

function emptyResponse(status: number, headers: Headers, removedNames: string[]): Response {
  for (const name of ["Content-Type", "Content-Encoding", ...removedNames]) headers.delete(name);
  return new Response(null, { status, headers });
}

/** Returns null, for the complete file, if the header is invalid or has several ranges. */
function byteRange(header: string | null, size: number) {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? "") ?? [];
  if ((!from && !to) || (from && to && Number(to) < Number(from))) return null;
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return first <= last ? { first, last } : "unsatisfiable";
}
