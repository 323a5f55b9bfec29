import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { ADDRESSES, CACHE_CONTROL, DATA_SUFFIX } from "#app/site-map.ts";
import type { AppOptions } from "../app.ts";
import type { Middleware } from "../context.ts";

export function reactRouter({ build, environment, mode }: AppOptions): Middleware {
  const handleRequest = createRequestHandler(async () => (await build()) as ServerBuild, mode);
  return async function reactRouter(c) {
    const lock = c.get("lock");
    const request = c.get("request");
    const context = new RouterContextProvider();
    context.set(c.get("build").entry.module.requestContext, {
      access: c.get("access"),
      lock,
      clientAddress: c.get("client").address,
      origin: environment.SITE_URL ?? c.get("url").origin,
      nonce: c.get("nonce"),
    });
    const answer = await handleRequest(lock.owner ? request : hideOwnerPages(request), context);
    // Copy the response, because the headers of Response.redirect cannot be changed.
    const response = new Response(answer.body, answer);
    // The log already contains the cause, so this error does not need a stack.
    if (isRenderFailure(response))
      throw Object.assign(new Error("The app failed and could not render an error page."), {
        stack: undefined,
      });
    preventCaching(response.headers);
    return response;
  };
}

/** Replaces an address below /owner with an unknown address, for sites without OWNER_PASSWORD. */
function hideOwnerPages(request: Request): Request {
  const url = new URL(request.url);
  if (!OWNER_PATHS.test(decodeURIComponent(url.pathname))) return request;
  url.pathname = `${ADDRESSES.owner}/-/-${url.pathname.endsWith(DATA_SUFFIX) ? DATA_SUFFIX : ""}`;
  return new Request(url, request);
}

const OWNER_PATHS = new RegExp(`^${ADDRESSES.owner}(/|${RegExp.escape(DATA_SUFFIX)}$|$)`, "i");

function isRenderFailure({ status, headers }: Response): boolean {
  return status >= 500 && (headers.get("Content-Type") ?? "text/plain").startsWith("text/plain");
}

/** Prevents caching unless the route allows it, because the response can depend on the cookie. */
function preventCaching(headers: Headers): void {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", CACHE_CONTROL.none);
  if (!/\bcookie\b/i.test(headers.get("Vary") ?? "")) headers.append("Vary", "Cookie");
}
