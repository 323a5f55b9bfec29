import { CACHE_CONTROL, DATA_SUFFIX, ENTERED_QUERY, PLAIN_QUERY } from "#app/site-map.ts";
import type { Middleware } from "../context.ts";
import { isSafeMethod } from "../http.ts";

/** Serves public files to everyone, and prerendered locked pages to visitors without access. docs/decisions/0018-prerendered-locked-pages.md */
export function publicFiles(files: Middleware): Middleware {
  return async function publicFiles(c, next) {
    const { pathname, searchParams } = c.get("url");
    const { lockedPages, Access } = c.get("build").entry.module;
    const page = lockedPages.find(({ path }) => [path, path + DATA_SUFFIX].includes(pathname));
    if (!page) return files(c, next);
    if (!isSafeMethod(c) || searchParams.has(ENTERED_QUERY) || searchParams.has(PLAIN_QUERY)) return next();
    const access = await c.get("access")();
    if (Access.permits(access, page.slug) || access.invitation !== null) return next();
    const file = await files(c, next);
    if (!(file instanceof Response)) return;
    file.headers.set("Cache-Control", CACHE_CONTROL.private);
    file.headers.append("Vary", "Cookie");
    for (const name of ["ETag", "Speculation-Rules"]) file.headers.delete(name);
    return file;
  };
}
