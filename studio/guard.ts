import { timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** Bytes of one request: words and values, and a picture as a camera makes it. */
export const LARGEST = { json: 400_000, media: 60_000_000 };

export const API = "/studio/api/";

/**
 * Before anything else of every answer: only what this machine's own names lead to, as a page of somebody else could
 * have another name lead here and read the token. For the verbs also the token of this start, from the studio's own page.
 */
export function guard(port: () => number, token: string): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header("Host") ?? "";
    const names = ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${port()}`);
    if (!names.includes(host)) return c.json({ message: "The studio answers on this machine alone." }, 403);
    if (isForeign(c.req.raw, host)) return c.json({ message: "Another site asked for this." }, 403);
    if (c.req.path.startsWith(API) && !isOwn(c.req.raw, token))
      return c.json({ message: "This is no request of the studio." }, 403);
    await next();
  };
}

/** A link that somebody follows here is none. */
function isForeign({ headers }: Request, host: string): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site") ?? "none";
  const isFollowed = headers.get("Sec-Fetch-Dest") === "document";
  return (
    (origin !== null && origin !== `http://${host}`) ||
    !(["same-origin", "none"].includes(site) || isFollowed)
  );
}

function isOwn({ method, headers }: Request, token: string): boolean {
  // Browsers send none with a GET to their own site.
  if (headers.get("Origin") === null && method !== "GET") return false;
  if (headers.get("Sec-Fetch-Dest") === "document") return false;
  const given = Buffer.from(headers.get("X-Studio-Token") ?? "");
  return given.length === token.length && timingSafeEqual(given, Buffer.from(token));
}
