import { getMimeType } from "hono/utils/mime";

/** The Content-Type of a file, from the end of its name; of `x.js.br` and `x.js.gz` that of `x.js`. */
export function contentType(path: string): string {
  const name = path.replace(/\.(br|gz)$/, "");
  // React Router's data requests, as the framework itself labels them.
  if (name.endsWith(".data")) return "text/x-script; charset=utf-8";
  return getMimeType(name) ?? "application/octet-stream";
}
