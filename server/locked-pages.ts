import { DATA_SUFFIX, ENTERED } from "#app/addresses.ts";
import { CACHE } from "#app/cache-control.ts";
import type { Step } from "./app-build.ts";
import { asVisitorSent, type GateOf } from "./gate.ts";
import { isRead } from "./steps.ts";

/**
 * Files for everyone, and among them each gated page in its locked state, and its data: whoever may read what is behind
 * the lock, and nobody else, gets the page from the app. docs/decisions/0018-prerendered-locked-pages.md
 */
export function filesForEveryone(publicFiles: Step, gateOf: GateOf): Step {
  return async function filesForEveryone(c, next) {
    const app = c.get("build").entry.module;
    const { pathname, searchParams } = c.get("url");
    const page = app.lockedPages.find(
      ({ address }) => pathname === address || pathname === address + DATA_SUFFIX,
    );
    if (!page) return publicFiles(c, next);
    const isForApp = !isRead(c) || searchParams.has(ENTERED);
    if (isForApp || (await gateOf(app).mayRead(asVisitorSent(c), page.slug))) return next();
    const file = await publicFiles(c, next);
    // Hono's own next() gives something, too.
    if (!(file instanceof Response)) return;
    file.headers.set("Cache-Control", CACHE.private);
    file.headers.append("Vary", "Cookie");
    for (const name of ["ETag", "Last-Modified", "Speculation-Rules"]) file.headers.delete(name);
    return file;
  };
}
