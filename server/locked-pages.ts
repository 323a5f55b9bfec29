import { CACHE, DATA_SUFFIX, ENTERED } from "#app/site-map.ts";
import type { Middleware } from "./app-build.ts";
import { isSafeMethod } from "./middleware.ts";
import { accessOf, type LockOf } from "./visitor-access.ts";

/**
 * Files for everyone, and among them each locked page in its locked state, and its data: whoever may read what is behind
 * the lock, and nobody else, gets the page from the app. docs/decisions/0018-prerendered-locked-pages.md
 */
export function publicFiles(files: Middleware, lockOf: LockOf): Middleware {
  return async function publicFiles(c, next) {
    const app = c.get("build").entry.module;
    const { pathname, searchParams } = c.get("url");
    const page = app.lockedPages.find(
      ({ address }) => pathname === address || pathname === address + DATA_SUFFIX,
    );
    if (!page) return files(c, next);
    if (!isSafeMethod(c) || searchParams.has(ENTERED)) return next();
    const access = await accessOf(c, lockOf(app));
    // To a guest whose invitation leaves this study out, or is over, the app says so.
    if (access.mayRead(page.slug) || access.invitation !== null) return next();
    const file = await files(c, next);
    // Hono's own next() gives something, too.
    if (!(file instanceof Response)) return;
    file.headers.set("Cache-Control", CACHE.private);
    file.headers.append("Vary", "Cookie");
    for (const name of ["ETag", "Last-Modified", "Speculation-Rules"]) file.headers.delete(name);
    return file;
  };
}
