import { extname } from "node:path";

/** The Content-Type of a file, from the end of its name; of `x.js.br` and `x.js.gz` that of `x.js`. */
export function contentType(path: string): string {
  const extension = extname(path.replace(/\.(br|gz)$/, "")).toLowerCase();
  return TYPES[extension] ?? "application/octet-stream";
}

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  // React Router's data requests, as the framework itself labels them.
  ".data": "text/x-script; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
