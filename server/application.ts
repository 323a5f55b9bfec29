import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { CACHE } from "#app/cache-control.ts";
import type { AppOptions } from "./app.ts";
import type { Step } from "./app-build.ts";
import { asVisitorSent, type LockOf } from "./lock.ts";

export function application(
  { build, platform, mode }: Pick<AppOptions, "build" | "platform" | "mode">,
  lockOf: LockOf,
): Step {
  const handle = createRequestHandler(async () => (await build()) as ServerBuild, mode);
  return async function application(c) {
    const app = c.get("build").entry.module;
    const context = new RouterContextProvider();
    context.set(app.requestContext, {
      ...lockOf(app),
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
