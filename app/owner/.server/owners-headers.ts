import type { HeadersArgs } from "react-router";
import { CACHE } from "#app/site-map.ts";

/** Kept by nobody, found by no search. */
export function ownersHeaders({ actionHeaders }: Pick<HeadersArgs, "actionHeaders">): Record<string, string> {
  const retryAfter = actionHeaders.get("Retry-After");
  return {
    "Cache-Control": CACHE.private,
    Vary: "Cookie",
    "X-Robots-Tag": "noindex, nofollow",
    ...(retryAfter === null ? {} : { "Retry-After": retryAfter }),
  };
}
