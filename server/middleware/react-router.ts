import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { CACHE_CONTROL, DATA_SUFFIX, invitationPath, PATHS } from "#app/site-map.ts";
import type { AppOptions, Middleware, MiddlewareContext } from "../context.ts";

export function reactRouter({ build, environment, mode }: AppOptions): Middleware {
  const handleRequest = createRequestHandler(async () => (await build()) as ServerBuild, mode);
  return async function reactRouter(c) {
    const lock = c.get("lock");
    const context = new RouterContextProvider();
    context.set(c.get("build").entry.module.requestContext, {
      access: c.get("access"),
      lock,
      ip: c.get("client").ip,
      origin: environment.SITE_URL ?? c.get("url").origin,
      nonce: c.get("nonce"),
    });
    const routeResponse = await handleRequest(await hidePages(c), context);
    // Copy the response, because the headers of Response.redirect cannot be changed.
    const response = new Response(routeResponse.body, routeResponse);
    // The log already contains the cause, so this error does not need a stack.
    if (isRenderFailure(response) && !c.req.raw.signal.aborted)
      throw Object.assign(new Error("The app failed and could not render an error page."), {
        stack: undefined,
      });
    preventCaching(response.headers);
    return response;
  };
}

/**
 * Replaces the path of a page that does not exist for this visitor with an unknown path. The guest of an ended
 * invitation gets the page of an invalid link instead, whatever the path is below /for-you.
 */
async function hidePages(c: MiddlewareContext): Promise<Request> {
  const request = c.get("request");
  const url = new URL(c.get("url"));
  const pathname = decodeURIComponent(url.pathname);
  const area = HIDDEN_AREAS.find(({ path }) => isBelow(path, pathname));
  if (!area || (await area.exists(c))) return request;
  const suffix = url.pathname.endsWith(DATA_SUFFIX) ? DATA_SUFFIX : "";
  const isPage = suffix === "" && ["GET", "HEAD"].includes(request.method);
  const hasEnded = area.path === PATHS.forYou && (await c.get("access")()).invitation === "ended";
  url.pathname = isPage && hasEnded ? invitationPath("-") : `${area.path}/-/-${suffix}`;
  return new Request(url, request);
}

interface HiddenArea {
  path: string;
  exists: (c: MiddlewareContext) => boolean | Promise<boolean>;
}

/** The pages below /owner require OWNER_PASSWORD, and the pages below /for-you require an active invitation. */
const HIDDEN_AREAS: readonly HiddenArea[] = [
  { path: PATHS.owner, exists: (c) => c.get("lock").owner !== null },
  { path: PATHS.forYou, exists: async (c) => (await c.get("access")()).guest !== null },
];

/** Ignores the case, as React Router does. */
function isBelow(path: string, pathname: string): boolean {
  return new RegExp(`^${path}(/|${RegExp.escape(DATA_SUFFIX)}$|$)`, "i").test(pathname);
}

function isRenderFailure({ status, headers }: Response): boolean {
  return status >= 500 && (headers.get("Content-Type") ?? "text/plain").startsWith("text/plain");
}

/** Prevents caching unless the route allows it, because the response can depend on the cookie. */
function preventCaching(headers: Headers): void {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", CACHE_CONTROL.none);
  if (!/\bcookie\b/i.test(headers.get("Vary") ?? "")) headers.append("Vary", "Cookie");
}
