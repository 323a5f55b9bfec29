import type { Middleware } from "../context.ts";
import { isForGuests } from "../guest-path.ts";
import type { Log } from "../log.ts";

const MAX_PATH_LENGTH = 256;

/**
 * Logs one line per request, and omits queries, headers and bodies. The line has an address only if a visitor made too
 * many attempts, no path if only guests request the path, and no status if the visitor left before the response.
 */
export function requestLog(log: Log): Middleware {
  return async function requestLog(c, next) {
    const startTime = performance.now();
    await next();
    const { pathname } = c.get("url");
    const { status, headers } = c.res;
    const length = headers.get("Content-Length");
    const isAborted = c.req.raw.signal.aborted;
    log({
      method: c.req.method,
      ...(isForGuests(pathname) ? {} : { path: pathname.slice(0, MAX_PATH_LENGTH) }),
      ...(isAborted ? { aborted: true } : { status }),
      ms: Math.round((performance.now() - startTime) * 10) / 10,
      ...(length === null ? {} : { bytes: Number(length) }),
      ...(status === 429 ? { address: c.get("client").ip } : {}),
    });
  };
}
