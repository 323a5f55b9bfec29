import { CACHE } from "#app/site-map.ts";
import type { Middleware } from "../context.ts";
import { isSafeMethod } from "./valid-request.ts";

/** Redirects the old addresses in content/redirects.yaml. The new address decides who may read it. */
export const redirects: Middleware = async function redirects(c, next) {
  const { pathname, search } = c.get("url");
  const address = pathname.replace(/\/{1,9}$/, "");
  const found = c.get("build").entry.module.redirects.find(({ from }) => from === address);
  if (!isSafeMethod(c) || !found) return next();
  return c.body(null, 301, { Location: withQuery(found.to, search), "Cache-Control": CACHE.hour });
};

function withQuery(address: string, search: string): string {
  const [path = "", ...fragment] = address.split(/(?=#)/);
  return path + (path.includes("?") ? search.replace("?", "&") : search) + fragment.join("");
}
