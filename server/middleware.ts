import { ADDRESSES, CACHE } from "#app/site-map.ts";
import type { Middleware, MiddlewareContext } from "./app-build.ts";
import { plainPage } from "./plain-page.ts";
import { isFromOwnSite } from "./same-site.ts";

const NO_STORE = { "Cache-Control": CACHE.none };

/** Ours are short, and routers take quadratic time for long ones made for it. */
const MAX_PATH = 2048;

const METHODS = new Set(["GET", "HEAD", "POST"]);

/** The app would take some other methods for a POST, and answer the rest with an exception. */
export const onlyPlainRequests: Middleware = async function onlyPlainRequests(c, next) {
  const { pathname } = c.get("url");
  if (!METHODS.has(c.req.method))
    return methodNotAllowed(c, isPostOnly(pathname) ? "POST" : "GET, HEAD, POST");
  if (pathname.length > MAX_PATH) return c.text("URI Too Long", 414, NO_STORE);
  if (!isDecodable(pathname)) return c.text("Bad Request", 400, NO_STORE);
  await next();
};

export function onlyOwnPages(siteUrl: string | undefined): Middleware {
  return async function onlyOwnPages(c, next) {
    if (isSafeMethod(c) || isFromOwnSite(c.req.raw, siteUrl)) return next();
    if (c.get("url").pathname === ADDRESSES.validatePassword)
      return c.json({ success: false }, 403, NO_STORE);
    return plainPage(c, "otherSite", 403);
  };
}

export const healthCheck: Middleware = async function healthCheck(c, next) {
  if (c.get("url").pathname !== ADDRESSES.health) return next();
  return c.text("ok", 200, NO_STORE);
};

/** React Router's list of routes: our pages do not navigate by script, and a long question costs time. */
export const noRouteDiscovery: Middleware = async function noRouteDiscovery(c, next) {
  if (c.get("url").pathname !== ADDRESSES.routeDiscovery) return next();
  return c.text("Not Found", 404, NO_STORE);
};

export const noTrailingSlash: Middleware = async function noTrailingSlash(c, next) {
  const { pathname, search } = c.get("url");
  // A target that begins with two slashes would be another host. The parser has turned backslashes into slashes.
  if (!isSafeMethod(c) || pathname === "/" || !pathname.endsWith("/") || pathname.startsWith("//"))
    return next();
  return c.body(null, 308, { Location: pathname.replace(/\/+$/, "") + search, ...NO_STORE });
};

export function isSafeMethod(c: MiddlewareContext): boolean {
  return c.req.method === "GET" || c.req.method === "HEAD";
}

/** @param allowed the value of the Allow header */
export function methodNotAllowed(c: MiddlewareContext, allowed: string): Response {
  return c.text("Method Not Allowed", 405, { ...NO_STORE, Allow: allowed });
}

function isPostOnly(pathname: string): boolean {
  return pathname === ADDRESSES.validatePassword || pathname === ADDRESSES.visit;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
