import { CACHE_CONTROL } from "#app/site-map.ts";

const HEADERS = { "Cache-Control": CACHE_CONTROL.private, Vary: "Cookie", "X-Robots-Tag": "noindex" };

/** Returns the headers of a page that depends on the visitor's access. */
export function privateHeaders(): Record<string, string> {
  return HEADERS;
}

/** Responds with a file that depends on the visitor's access. Without a file, responds with a status and its text. */
export function privateFile(file: Response | null | undefined, text = "Not found", status = 404): Response {
  // The default types of Node and Cloudflare differ by a space.
  const response =
    file ?? new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
}
