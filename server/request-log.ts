import type { Step } from "./app-build.ts";
import { MAX_LOGGED_PATH } from "./limits.ts";
import type { Log } from "./log.ts";

/** No query, cookie, header or body ever gets into it. */
export function requestLog(log: Log): Step {
  return async function requestLog(c, next) {
    const start = performance.now();
    await next();
    const length = c.res.headers.get("Content-Length");
    log({
      method: c.req.method,
      path: c.get("url").pathname.slice(0, MAX_LOGGED_PATH),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...(length === null ? {} : { bytes: Number(length) }),
      address: c.get("client").address,
    });
  };
}
