import { randomBytes } from "node:crypto";
import type { Lock } from "#app/.server/create-lock.ts";
import type { Access } from "#app/lock/.server/access.ts";
import type { AppModule, AppOptions, Middleware } from "../context.ts";
import { errorEntry } from "../log.ts";

export function requestVariables(options: AppOptions): Middleware {
  const { build: loadBuild, platform, mode } = options;
  const lockOf = lockCache(options);
  return async function requestVariables(c, next) {
    const build = await loadBuild();
    c.set("build", build);
    const client = platform.clientOf(c);
    const request = restoreScheme(c.req.raw, client.isSecure);
    const lock = lockOf(build.entry.module);
    let access: Promise<Access> | undefined;
    c.set("client", client);
    c.set("request", request);
    c.set("url", new URL(request.url));
    c.set("lock", lock);
    c.set("access", () => (access ??= lock.accessOf(request)));
    // Without a policy, as in development, browsers do not hide nonces, and hydration reports a mismatch.
    c.set("nonce", mode === "production" ? randomBytes(16).toString("base64") : undefined);
    await next();
  };
}

/** Reuses the lock until a code change in development replaces its module. */
function lockCache({ environment, platform }: AppOptions): (app: AppModule) => Lock {
  const locks = new WeakMap<AppModule["createLock"], Lock>();
  return ({ createLock, renames, nonPublicStudies }) => {
    const existingLock = locks.get(createLock);
    if (existingLock) return existingLock;
    const lock = createLock({
      ...platform,
      redirects: renames,
      nonPublicStudies,
      passcode: environment.PASSCODE,
      secrets: environment.SESSION_SECRET,
      ownerPassword: environment.OWNER_PASSWORD,
      onError: (error) => platform.log(errorEntry(error)),
    });
    locks.set(createLock, lock);
    return lock;
  };
}

/** Restores the visitor's scheme behind a proxy that terminates TLS. The cookie's name depends on the scheme. */
function restoreScheme(request: Request, isSecure: boolean): Request {
  if (!isSecure || request.url.startsWith("https:")) return request;
  return new Request(request.url.replace(/^http:/, "https:"), request);
}
