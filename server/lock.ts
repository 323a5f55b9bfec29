import type { AppOptions } from "./app.ts";
import type { AppModule, MiddlewareContext } from "./app-build.ts";
import { errorEntry } from "./log.ts";

/** What decides who may see what. */
export interface Lock {
  gate: ReturnType<AppModule["createGate"]>;
  invitations: ReturnType<AppModule["createInvitations"]>;
  /** Null without a password of hers. */
  owner: ReturnType<AppModule["createOwnerSession"]> | null;
}

export type LockOf = (app: AppModule) => Lock;

/** One lock for the process, as it counts wrong tries; another only when Vite has loaded the app anew. */
export function keepLock({ environment, platform }: Pick<AppOptions, "environment" | "platform">): LockOf {
  const { passcode, secrets, ownerPassword } = environment;
  const { clock, database, log } = platform;
  let kept: { by: unknown; lock: Lock } | undefined;
  return (app) => {
    if (kept?.by === app.createGate) return kept.lock;
    const signing = { secrets, passcode, clock };
    const invitations = app.createInvitations({ database, seals: app.createSeals(secrets), clock });
    const gate = app.createGate({
      passcode,
      sessions: app.createSessions(signing),
      knownBrowsers: app.createKnownBrowsers(signing),
      attempts: platform.createAttempts(app, "visitor"),
      invitations,
      clock,
      onError: (error) => log(errorEntry(error)),
    });
    const owner =
      ownerPassword === undefined
        ? null
        : app.createOwnerSession({
            password: ownerPassword,
            secrets,
            clock,
            attempts: platform.createAttempts(app, "owner"),
          });
    const lock = { gate, invitations, owner };
    kept = { by: app.createGate, lock };
    return lock;
  };
}

/**
 * The request as the gate has to see it. Behind a proxy that ends HTTPS it reaches us over HTTP, but the gate names its
 * cookies by the scheme: so it has to be the visitor's.
 */
export function asVisitorSent(c: MiddlewareContext): Request {
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
