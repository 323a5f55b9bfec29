import { FOLDERS } from "#app/site-map.ts";
import type { Middleware } from "../context.ts";
import { mayContainToken } from "../invitation-path.ts";
import type { Log } from "../log.ts";

const MAX_PATH_LENGTH = 256;

/** Logs one line per request, and omits queries, headers, bodies and invitation tokens. */
export function requestLog(log: Log): Middleware {
  return async function requestLog(c, next) {
    const startTime = performance.now();
    await next();
    const { pathname } = c.get("url");
    const length = c.res.headers.get("Content-Length");
    log({
      method: c.req.method,
      path: mayContainToken(pathname) ? `${FOLDERS.invitations}…` : pathname.slice(0, MAX_PATH_LENGTH),
      status: c.res.status,
      ms: Math.round((performance.now() - startTime) * 10) / 10,
      ...(length === null ? {} : { bytes: Number(length) }),
      address: c.get("client").ip,
    });
  };
}
