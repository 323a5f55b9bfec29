import { CACHE } from "#app/site-map.ts";
import type { Middleware } from "./app-build.ts";
import { isSafeMethod } from "./middleware.ts";

/** From content/redirects.yaml. The new address is all it says: whether anyone may read there is decided there. */
export const oldAddresses: Middleware = async function oldAddresses(c, next) {
  const { pathname, search } = c.get("url");
  const wanted = pathname.replace(/\/{1,9}$/, "");
  const found = c.get("build").entry.module.redirects.find(({ from }) => from === wanted);
  if (!isSafeMethod(c) || !found) return next();
  return c.body(null, 301, { Location: withQuery(found.to, search), "Cache-Control": CACHE.hour });
};

function withQuery(address: string, search: string): string {
  const [path = "", ...fragment] = address.split(/(?=#)/);
  return path + (path.includes("?") ? search.replace("?", "&") : search) + fragment.join("");
}
