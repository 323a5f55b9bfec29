import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";

export const MAX_BYTES = { json: 400_000, media: 60_000_000 };

export const API_PATH = "/studio/api/";
/** Addresses of the script and the styles of the studio's page begin with this path. */
export const CLIENT_BASE = "/studio/client/";

export const RUN_AGAIN = "Start the studio again. It opens in a new tab.";
/** Links of the site, such as a new invitation's, can have the address of the studio. */
const NOT_THE_SITE = `This is the address of the studio, not of your site. To open a link of your site, stop the studio and run npm start.\n\nTo edit: ${RUN_AGAIN}`;

/** Returns the address with the secret, which browsers do not send to a server. */
export function addressOf(port: number, secret: string): string {
  return `http://localhost:${port}/studio#${secret}`;
}

interface GuardOptions {
  port: () => number;
  /** Opens pages, but not the API. Browsers send this cookie to every server on `localhost`. */
  cookie: string;
  /** Returns true after the project's folder was moved. */
  isMoved: () => boolean;
}

/** The guard responds to forbidden requests and then returns true. Its check of Host prevents DNS rebinding. */
export function createGuard({
  port,
  cookie,
  isMoved,
}: GuardOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  return function guard(request, response) {
    const { url = "", headers, method = "" } = request;
    const host = headers.host ?? "";
    const allowedHosts = ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${port()}`);
    const isApi = url.startsWith(API_PATH);
    const refuse = (message: string, status = 403) => {
      if (isApi) send(response, status, "application/json", JSON.stringify({ message }));
      else send(response, status, "text/plain", message);
      return true;
    };
    if (!allowedHosts.includes(host) || !url.startsWith("/"))
      return refuse("The studio answers only requests from this machine.");
    if (isFromOtherSite(headers, host))
      return refuse("The studio does not answer requests from other sites.");
    if (isMoved()) return refuse("The folder was moved. Start the studio there.", 410);
    // The API requires the secret. The studio's own page, its script and the icon do not contain anything secret.
    const needsNoCookie = isApi || url.startsWith(CLIENT_BASE) || ["/studio", "/favicon.svg"].includes(url);
    if (needsNoCookie) return false;
    const isRead = ["GET", "HEAD"].includes(method);
    const hasCookie = cookiesIn(headers.cookie, cookieName(port())).some((value) =>
      isEqualSecret(value, cookie),
    );
    return isRead && hasCookie ? false : refuse(NOT_THE_SITE);
  };
}

/** Returns the header that allows the studio's page to show pages of the site. */
export function cookieHeader(port: number, cookie: string): string {
  return `${cookieName(port)}=${cookie}; Path=/; HttpOnly; SameSite=Strict`;
}

export function requireSecret(secret: string): MiddlewareHandler {
  return async function requireSecret(c, next) {
    const { method, headers } = c.req.raw;
    const isFromBrowserPage = headers.get("Origin") !== null || method === "GET";
    const isDocument = headers.get("Sec-Fetch-Dest") === "document";
    if (!isFromBrowserPage || isDocument || !isEqualSecret(headers.get("X-Studio-Token"), secret))
      return c.json({ message: RUN_AGAIN }, 403);
    await next();
  };
}

function cookieName(port: number): string {
  return `studio-${port}`;
}

/** Returns false for a link on another site, because a link only loads a document. */
function isFromOtherSite(headers: IncomingMessage["headers"], host: string): boolean {
  const { origin, "sec-fetch-site": site = "none", "sec-fetch-dest": destination } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return true;
  return !["same-origin", "none"].includes(String(site)) && destination !== "document";
}

/** Returns all values, because another server on `localhost` can set a cookie with the same name. */
function cookiesIn(header = "", name: string): string[] {
  const cookies = header.split(";").map((cookie) => cookie.trim().split("="));
  return cookies.flatMap(([key, value]) => (key === name && value ? [value] : []));
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
