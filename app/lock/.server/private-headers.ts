import type { HeadersArgs } from "react-router";
import { CACHE_CONTROL } from "#app/site-map.ts";

type ActionHeaders = Partial<Pick<HeadersArgs, "actionHeaders">>;

/** Returns the headers of a page that depends on the visitor's access. Keeps Retry-After of the page's action. */
export function privateHeaders({ actionHeaders }: ActionHeaders = {}): Record<string, string> {
  const headers = { "Cache-Control": CACHE_CONTROL.private, Vary: "Cookie" };
  const retryAfter = actionHeaders?.get("Retry-After");
  return retryAfter ? { ...headers, "Retry-After": retryAfter } : headers;
}

/** Returns private headers that also keep the page out of search engines. */
export function unlistedHeaders(args?: ActionHeaders): Record<string, string> {
  return { ...privateHeaders(args), "X-Robots-Tag": "noindex" };
}

/** Responds with a file that depends on the visitor's access. Without a file, responds with a status and its text. */
export function privateFile(file: Response | null | undefined, text = "Not found", status = 404): Response {
  // The default types of Node and Cloudflare differ by a space.
  const response =
    file ?? new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  for (const [name, value] of Object.entries(unlistedHeaders())) response.headers.set(name, value);
  return response;
}
