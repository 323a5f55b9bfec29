import { FOLDERS } from "#app/site-map.ts";
import type { Middleware } from "./app-build.ts";
import { mayContainToken } from "./invitation-path.ts";
import type { Log } from "./log.ts";

export const MAX_LOGGED_PATH = 256;

/** No query, cookie, header, body or link of an invitation ever gets into it. */
export function requestLog(log: Log): Middleware {
  return async function requestLog(c, next) {
    const start = performance.now();
    await next();
    const length = c.res.headers.get("Content-Length");
    log({
      method: c.req.method,
      path: loggedPath(c.get("url").pathname),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...(length === null ? {} : { bytes: Number(length) }),
      address: c.get("client").address,
    });
  };
}

function loggedPath(path: string): string {
  return mayContainToken(path) ? `${FOLDERS.invitations}…` : path.slice(0, MAX_LOGGED_PATH);
}
