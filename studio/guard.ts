import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";

export const MAX_BYTES = { json: 400_000, media: 60_000_000 };

export const API_PATH = "/studio/api/";
/** Addresses of the script and the styles of the studio's page begin with this path. */
export const CLIENT_BASE = "/studio/client/";

interface AddressParts {
  port: () => number;
  /** The printed address and a cookie contain this secret. Other users of this machine cannot read it. */
  secret: string;
}

export function addressOf({ port, secret }: AddressParts): string {
  return `http://localhost:${port()}/studio?secret=${secret}`;
}

/** The guard responds to forbidden requests and then returns true. Its check of Host prevents DNS rebinding. */
export function createGuard(
  addressParts: AddressParts,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return function guard(request, response) {
    const { url = "", headers } = request;
    const host = headers.host ?? "";
    const allowedHosts = ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${addressParts.port()}`);
    const refuse = (message: string) => {
      if (url.startsWith(API_PATH)) send(response, 403, "application/json", JSON.stringify({ message }));
      else send(response, 403, "text/plain", message);
      return true;
    };
    if (!allowedHosts.includes(host) || !url.startsWith("/"))
      return refuse("The studio answers only requests from this machine.");
    if (isFromOtherSite(headers, host))
      return refuse("The studio does not answer requests from other sites.");
    const cookie = `studio-${addressParts.port()}`;
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname === "/studio" && isEqualSecret(searchParams.get("secret"), addressParts.secret)) {
      response.setHeader("Set-Cookie", `${cookie}=${addressParts.secret}; Path=/; HttpOnly; SameSite=Strict`);
      // Browsers do not send a strict cookie after a redirect from another site.
      send(response, 200, "text/html", '<!doctype html><meta http-equiv="refresh" content="0; url=/studio">');
      return true;
    }
    if (!isEqualSecret(cookieIn(headers.cookie, cookie), addressParts.secret))
      return refuse("Open the address that npm run studio printed in the terminal. It contains a secret.");
    return false;
  };
}

export function requireStudioPage(token: string): MiddlewareHandler {
  return async function requireStudioPage(c, next) {
    const { method, headers } = c.req.raw;
    const isFromBrowserPage = headers.get("Origin") !== null || method === "GET";
    const isDocument = headers.get("Sec-Fetch-Dest") === "document";
    if (!isFromBrowserPage || isDocument || !isEqualSecret(headers.get("X-Studio-Token"), token))
      return c.json({ message: "Only the studio's page can send this request." }, 403);
    await next();
  };
}

/** Returns false for a link on another site, because a link only loads a document. */
function isFromOtherSite(headers: IncomingMessage["headers"], host: string): boolean {
  const { origin, "sec-fetch-site": site = "none", "sec-fetch-dest": destination } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return true;
  return !["same-origin", "none"].includes(String(site)) && destination !== "document";
}

function cookieIn(header = "", name: string): string | undefined {
  const prefix = `${name}=`;
  const cookies = header.split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}

function isEqualSecret(given: string | null | undefined, expected: string): boolean {
  const [givenBytes, expectedBytes] = [Buffer.from(given ?? ""), Buffer.from(expected)];
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes);
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
