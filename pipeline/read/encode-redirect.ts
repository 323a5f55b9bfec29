import type { Redirect } from "#app/content/types.ts";

/** Returns a redirect with percent-encoded paths and ASCII host names, as browsers send them. */
export function encodeRedirect({ from, to, renamed }: Redirect): Redirect {
  return { renamed, from: encodePath(from), to: to.startsWith("/") ? to : new URL(to).href };
}

/** Percent-encodes a path as browsers do, and removes a trailing slash. */
export function encodePath(path: string): string {
  return new URL(path.replace(/\/+$/, "") || "/", "http://any.example").pathname;
}
