import { getMimeType } from "hono/utils/mime";

export function contentType(path: string): string {
  const name = path.replace(/\.(br|gz)$/, "");
  // As React Router itself labels its data requests.
  if (name.endsWith(".data")) return "text/x-script; charset=utf-8";
  return getMimeType(name) ?? "application/octet-stream";
}
