/** curl sends neither header and passes: it carries nobody's cookies but its own. */
export function isFromOwnSite(request: Request, host: string = new URL(request.url).host): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("Origin");
  return origin === null || hostOf(origin) === host.toLowerCase();
}

// Without the scheme: a proxy that ends HTTPS calls us over HTTP. "null" (a sandboxed frame, a local file) has no host.
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
