import { CACHE_CONTROL, FOLDERS, FULL_QUERY, fullPath, prototypePath } from "#app/site-map.ts";
import type { Middleware } from "../context.ts";

const FRAMED_PATH = new RegExp(`^${FOLDERS.prototypes}([0-9a-f]+)(?:/(?:poster|file))?$`);

/** Redirects to the page with a link to the study if a browser opens the contents of a frame in a tab. */
export const framesOnly: Middleware = async function framesOnly(c, next) {
  const { pathname, searchParams } = c.get("url");
  const [, id] = FRAMED_PATH.exec(pathname) ?? [];
  const isTab = c.req.header("Sec-Fetch-Dest") === "document";
  const isFull = pathname === prototypePath(id ?? "") && searchParams.has(FULL_QUERY);
  if (!id || !isTab || isFull) return next();
  return c.body(null, 303, { Location: fullPath(prototypePath(id)), "Cache-Control": CACHE_CONTROL.none });
};
