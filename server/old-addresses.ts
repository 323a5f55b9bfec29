import { DATA_SUFFIX } from "#app/addresses.ts";
import { CACHE } from "#app/cache-control.ts";
import type { Middleware } from "./app-build.ts";

/** From content/redirects.yaml. The new address is all it says: whether anyone may read there is decided there. */
export const oldAddresses: Middleware = async function oldAddresses(c, next) {
  const { pathname, search } = c.get("url");
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
  const wanted = pathname.replace(/\/{1,9}$/, "");
  const { redirects } = c.get("build").entry.module;
  const found = redirects.find(({ from }) => from === wanted || from + DATA_SUFFIX === wanted);
  if (!found) return next();
  const isPage = found.from === wanted || !found.to.startsWith("/");
  const target = isPage ? found.to : dataOf(found.to);
  return c.body(null, 301, { Location: withQuery(target, search), "Cache-Control": CACHE.hour });
};

function dataOf(path: string): string {
  return path === "/" ? "/_.data" : path + DATA_SUFFIX;
}

function withQuery(address: string, search: string): string {
  const [path = "", ...fragment] = address.split(/(?=#)/);
  return path + (path.includes("?") ? search.replace("?", "&") : search) + fragment.join("");
}
