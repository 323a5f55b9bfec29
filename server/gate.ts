import type { AppOptions } from "./app.ts";
import type { AppModule, StepContext } from "./app-build.ts";

type Gate = ReturnType<AppModule["createGate"]>;

export type GateOf = (app: AppModule) => Gate;

/** One gate for the process, as it counts wrong tries; another only when Vite has loaded the app anew. */
export function keepGate({ environment, platform }: Pick<AppOptions, "environment" | "platform">): GateOf {
  const { passcode, secrets } = environment;
  let kept: { by: unknown; gate: Gate } | undefined;
  return (app) => {
    if (kept?.by === app.createGate) return kept.gate;
    const signing = { secrets, passcode, clock: platform.clock };
    const gate = app.createGate({
      passcode,
      sessions: app.createSessions(signing),
      knownBrowsers: app.createKnownBrowsers(signing),
      attempts: platform.createAttempts(app),
    });
    kept = { by: app.createGate, gate };
    return gate;
  };
}

/**
 * The request as the gate has to see it. Behind a proxy that ends HTTPS it reaches us over HTTP, but the gate names its
 * cookies by the scheme: so it has to be the visitor's.
 */
export function asVisitorSent(c: StepContext): Request {
  const request = c.req.raw;
  const url = new URL(c.get("url"));
  if (!c.get("client").secure || url.protocol === "https:") return request;
  url.protocol = "https:";
  const { method, headers, signal } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  const init = { method, headers, signal, body: hasBody ? request.body : null, duplex: "half" };
  return new Request(url, init as RequestInit);
}
