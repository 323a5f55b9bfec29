import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";

export const LARGEST = { json: 400_000, media: 60_000_000 };

export const API = "/studio/api/";

interface Start {
  port: () => number;
  /** In the address that the studio prints, and then in a cookie. Other users of this machine cannot read either. */
  secret: string;
}

export function addressOf({ port, secret }: Start): string {
  return `http://localhost:${port()}/studio?secret=${secret}`;
}

/**
 * Answers every request that must not reach the studio or Vite, and returns whether it did. The address with the
 * secret sets a cookie; all other requests need that cookie. The Host must be a name of this machine, to prevent DNS rebinding.
 */
export function createGuard(start: Start): (request: IncomingMessage, response: ServerResponse) => boolean {
  return function guard(request, response) {
    const { url = "", headers } = request;
    const host = headers.host ?? "";
    const names = ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${start.port()}`);
    const refuse = (message: string) => {
      if (url.startsWith(API)) send(response, 403, "application/json", JSON.stringify({ message }));
      else send(response, 403, "text/plain", message);
      return true;
    };
    if (!names.includes(host) || !url.startsWith("/"))
      return refuse("The studio answers only on this machine.");
    if (isForeign(headers, host)) return refuse("The studio does not answer other sites.");
    const cookie = `studio-${start.port()}`;
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname === "/studio" && isSame(searchParams.get("secret"), start.secret)) {
      response.setHeader("Set-Cookie", `${cookie}=${start.secret}; Path=/; HttpOnly; SameSite=Strict`);
      // After a redirect from another site, browsers would not send the cookie.
      send(response, 200, "text/html", '<!doctype html><meta http-equiv="refresh" content="0; url=/studio">');
      return true;
    }
    if (!isSame(cookieIn(headers.cookie, cookie), start.secret))
      return refuse("Open the address that npm run studio printed in the terminal: it contains a secret.");
    return false;
  };
}

/** Lets only the studio's own page use the API: it has the token of this start. */
export function onlyOwnPage(token: string): MiddlewareHandler {
  return async function onlyOwnPage(c, next) {
    const { method, headers } = c.req.raw;
    // Browsers send no Origin with a GET to the same site.
    const isOwn = headers.get("Origin") !== null || method === "GET";
    const isDocument = headers.get("Sec-Fetch-Dest") === "document";
    if (!isOwn || isDocument || !isSame(headers.get("X-Studio-Token"), token))
      return c.json({ message: "Only the studio's own page can use this address." }, 403);
    await next();
  };
}

/** Allows a link from another site, which opens a page here. */
function isForeign(headers: IncomingMessage["headers"], host: string): boolean {
  const { origin, "sec-fetch-site": site = "none", "sec-fetch-dest": destination } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return true;
  return !["same-origin", "none"].includes(String(site)) && destination !== "document";
}

function cookieIn(header = "", name: string): string | undefined {
  const prefix = `${name}=`;
  const cookies = header.split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}

function isSame(given: string | null | undefined, expected: string): boolean {
  const [own, other] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return own.length === other.length && timingSafeEqual(own, other);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
  response.end(body);
}
