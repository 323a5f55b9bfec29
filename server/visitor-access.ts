import type { Access } from "#app/lock/.server/access.ts";
import type { Lock } from "#app/lock/.server/lock.ts";
import type { AppOptions } from "./app.ts";
import type { AppModule, MiddlewareContext } from "./app-build.ts";
import { errorEntry } from "./log.ts";

export type LockOf = (app: AppModule) => Lock;

/** Creates one lock per process, and in development a new one when Vite has reloaded the app. */
export function oneLock({ environment, platform }: Pick<AppOptions, "environment" | "platform">): LockOf {
  let kept: { by: AppModule["createLock"]; lock: Lock } | undefined;
  return (app) => {
    if (kept?.by !== app.createLock) {
      const lock = app.createLock({
        ...platform,
        passcode: environment.PASSCODE,
        secrets: environment.SESSION_SECRET,
        ownerPassword: environment.OWNER_PASSWORD,
        onError: (error) => platform.log(errorEntry(error)),
      });
      kept = { by: app.createLock, lock };
    }
    return kept.lock;
  };
}

/** What the visitor may see, looked up once for each request. */
export function accessOf(c: MiddlewareContext, lock: Lock): Promise<Access> {
  const access = c.get("access") ?? lock.accessOf(asVisitorSent(c));
  c.set("access", access);
  return access;
}

/**
 * Returns the request with the visitor's scheme in its address: a proxy that ends HTTPS forwards it over HTTP, but the
 * scheme decides how the cookies are named. Copies the request only once, because a copy takes over the unread body.
 */
export function asVisitorSent(c: MiddlewareContext): Request {
  const request = c.get("visitorRequest") ?? withVisitorScheme(c);
  c.set("visitorRequest", request);
  return request;
}

function withVisitorScheme(c: MiddlewareContext): Request {
  const request = c.req.raw;
  const url = new URL(c.get("url"));
  if (!c.get("client").secure || url.protocol === "https:") return request;
  url.protocol = "https:";
  return withAddress(request, url);
}

export function withAddress(request: Request, url: URL): Request {
  const { method, headers, signal } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  const init = { method, headers, signal, body: hasBody ? request.body : null, duplex: "half" };
  return new Request(url, init as RequestInit);
}
