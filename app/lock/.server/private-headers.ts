import { CACHE_CONTROL } from "#app/site-map.ts";

const HEADERS = { "Cache-Control": CACHE_CONTROL.private, Vary: "Cookie", "X-Robots-Tag": "noindex" };

/** Returns the headers of a page or file that depends on the visitor's access. */
export function privateHeaders(): Record<string, string> {
  return HEADERS;
}

export function withPrivateHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
}
