import { CACHE_CONTROL } from "#app/site-map.ts";
import type { MiddlewareContext } from "./context.ts";

export const NO_STORE_HEADERS = { "Cache-Control": CACHE_CONTROL.none };

export function methodNotAllowed(c: MiddlewareContext, allowedMethods: string[]): Response {
  return c.text("Method Not Allowed", 405, { ...NO_STORE_HEADERS, Allow: allowedMethods.join(", ") });
}

export function isSafeMethod(c: MiddlewareContext): boolean {
  return c.req.method === "GET" || c.req.method === "HEAD";
}
