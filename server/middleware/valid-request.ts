import { PATHS } from "#app/site-map.ts";
import type { Middleware } from "../context.ts";
import { methodNotAllowed, NO_STORE_HEADERS } from "../http.ts";

/** Every path of the site is shorter than this limit. The router needs quadratic time for some long paths. */
const MAX_PATH_LENGTH = 2048;

/** Refuses unsupported methods and invalid paths, because React Router throws for some of them. */
export const requireValidRequest: Middleware = async function requireValidRequest(c, next) {
  const { pathname } = c.get("url");
  const isPostOnly = pathname === PATHS.validatePassword || pathname === PATHS.visit;
  const allowedMethods = isPostOnly ? ["POST"] : ["GET", "HEAD", "POST"];
  if (!allowedMethods.includes(c.req.method)) return methodNotAllowed(c, allowedMethods);
  if (pathname.length > MAX_PATH_LENGTH) return c.text("URI Too Long", 414, NO_STORE_HEADERS);
  if (!isDecodable(pathname)) return c.text("Bad Request", 400, NO_STORE_HEADERS);
  return next();
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
