/**
 * Says whether a request that changes something comes from this site's own pages, or from no page at all (curl sends
 * neither header and passes: it carries nobody's cookies but its own).
 *
 * `host` is the one the visitor's browser called, with its port, as in the Host header. Schemes are not compared: a
 * proxy that ends HTTPS calls us over HTTP.
 */
export function isFromOwnSite(request: Request, host: string = new URL(request.url).host): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("Origin");
  return origin === null || hostOf(origin) === host.toLowerCase();
}

// "null" (a sandboxed frame, a local file) and everything else that is no address has no host.
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
