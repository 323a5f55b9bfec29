import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { CACHE } from "#app/cache-control.ts";
import type { AppOptions } from "./app.ts";
import type { AppModule, Step, StepContext } from "./app-build.ts";

export function application({ build, environment, platform, mode }: AppOptions): Step {
  const handle = createRequestHandler(async () => (await build()) as ServerBuild, mode);
  const gateOf = keepGate({ environment, platform });
  return async function application(c) {
    const app = c.get("build").entry.module;
    const context = new RouterContextProvider();
    context.set(app.requestContext, {
      gate: gateOf(app),
      lockedMedia: platform.lockedMedia,
      clientAddress: c.get("client").address,
      nonce: c.get("nonce"),
    });
    const response = withOwnHeaders(await handle(asVisitorSent(c), context));
    if (isLastResort(response)) throw new Error("The app failed and had no page for it.");
    closeToCaches(response.headers);
    return response;
  };
}

type Gate = ReturnType<AppModule["createGate"]>;

/** One gate for the process, as it counts wrong tries; another only when Vite has loaded the app anew. */
function keepGate({ environment, platform }: Pick<AppOptions, "environment" | "platform">) {
  const { passcode, secrets } = environment;
  let kept: { by: unknown; gate: Gate } | undefined;
  return (app: AppModule): Gate => {
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

// Behind a proxy that ends HTTPS the request reaches us over HTTP, but the gate names its cookie by the scheme: so it
// has to be the visitor's.
function asVisitorSent(c: StepContext): Request {
  const request = c.req.raw;
  const url = new URL(c.get("url"));
  if (!c.get("client").secure || url.protocol === "https:") return request;
  url.protocol = "https:";
  const { method, headers, signal } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  const init = { method, headers, signal, body: hasBody ? request.body : null, duplex: "half" };
  return new Request(url, init as RequestInit);
}

// The headers of some responses, such as those of Response.redirect, cannot be changed.
function withOwnHeaders(response: Response): Response {
  try {
    response.headers.delete("X-Not-There");
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

// When rendering fails too, React Router answers with nothing or with a line of plain text.
function isLastResort({ status, headers }: Response): boolean {
  return status >= 500 && (headers.get("Content-Type") ?? "text/plain").startsWith("text/plain");
}

// It may depend on the visitor's cookie: unless a route says otherwise, nobody keeps it.
function closeToCaches(headers: Headers): void {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", CACHE.none);
  const vary = headers.get("Vary") ?? "";
  if (!/\bcookie\b/i.test(vary)) headers.append("Vary", "Cookie");
}
