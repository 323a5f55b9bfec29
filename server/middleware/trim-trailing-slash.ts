import { CACHE } from "#app/site-map.ts";
import type { Middleware } from "../context.ts";
import { isSafeMethod } from "./valid-request.ts";

/** Redirects `/trade/` to `/trade`. */
export const trimTrailingSlash: Middleware = async function trimTrailingSlash(c, next) {
  const { pathname, search } = c.get("url");
  // A Location that starts with two slashes would be another host.
  const isRedirected = pathname.endsWith("/") && pathname !== "/" && !pathname.startsWith("//");
  if (!isSafeMethod(c) || !isRedirected) return next();
  const location = pathname.replace(/\/+$/, "") + search;
  return c.body(null, 308, { Location: location, "Cache-Control": CACHE.none });
};
