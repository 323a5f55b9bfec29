import { CACHE_CONTROL } from "#app/site-map.ts";
import type { Middleware } from "../context.ts";
import { isSafeMethod } from "../http.ts";

/** Redirects the paths in content/redirects.yaml, and removes trailing slashes from all other paths. */
export const redirects: Middleware = async function redirects(c, next) {
  if (!isSafeMethod(c)) return next();
  const { pathname, search } = c.get("url");
  const path = pathname.replace(/\/{1,9}$/, "");
  const redirect = c.get("build").entry.module.redirects.find(({ from }) => from === path);
  if (redirect)
    return c.body(null, 301, {
      Location: addQuery(redirect.to, search),
      "Cache-Control": CACHE_CONTROL.hour,
    });
  // A Location that starts with two slashes would lead to another host.
  if (!pathname.endsWith("/") || pathname === "/" || pathname.startsWith("//")) return next();
  const location = pathname.replace(/\/+$/, "") + search;
  return c.body(null, 308, { Location: location, "Cache-Control": CACHE_CONTROL.none });
};

function addQuery(target: string, search: string): string {
  const [path = "", ...fragment] = target.split(/(?=#)/);
  return path + (path.includes("?") ? search.replace("?", "&") : search) + fragment.join("");
}
