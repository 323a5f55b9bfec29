import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { ADDRESSES, CACHE, DATA_SUFFIX } from "#app/site-map.ts";
import type { AppOptions } from "./app.ts";
import type { Middleware } from "./app-build.ts";
import { accessOf, asVisitorSent, type LockOf, withAddress } from "./visitor-access.ts";

export function application(
  { build, environment, mode }: Omit<AppOptions, "platform">,
  lockOf: LockOf,
): Middleware {
  const handle = createRequestHandler(async () => (await build()) as ServerBuild, mode);
  return async function application(c) {
    const app = c.get("build").entry.module;
    const context = new RouterContextProvider();
    const lock = lockOf(app);
    const request = asVisitorSent(c);
    context.set(app.requestContext, {
      access: () => accessOf(c, lock),
      lock,
      clientAddress: c.get("client").address,
      origin: environment.SITE_URL ?? new URL(request.url).origin,
      nonce: c.get("nonce"),
    });
    const answer = await handle(lock.owner ? request : withoutOwner(request), context);
    // The headers of some, such as those of Response.redirect, cannot be changed.
    const response = new Response(answer.body, answer);
    // The log has the cause already, and a stack of ours would only bury it.
    if (isLastResort(response))
      throw Object.assign(new Error("The app failed and had no page for it."), { stack: undefined });
    closeToCaches(response.headers);
    return response;
  };
}

/** Not even by the name of a route in its data does the app tell the owner's pages from any that are not there. */
function withoutOwner(request: Request): Request {
  const url = new URL(request.url);
  if (!OWNERS.test(decodeURIComponent(url.pathname))) return request;
  url.pathname = `${ADDRESSES.owner}/-/-${url.pathname.endsWith(DATA_SUFFIX) ? DATA_SUFFIX : ""}`;
  return withAddress(request, url);
}

const OWNERS = new RegExp(`^${ADDRESSES.owner}(/|${RegExp.escape(DATA_SUFFIX)}$|$)`, "i");

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
