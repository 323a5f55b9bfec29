/**
 * A page without a referrer (that of an invitation) sends its forms with the origin "null", and so does another site's
 * sandboxed frame: what tells them apart is Sec-Fetch-Site, which no page can write.
 *
 * curl sends neither header and passes: it carries nobody's cookies but its own. `siteUrl` is the site's address as its
 * owner has set it, good also where a proxy in front hides the Host that the visitor asked for.
 */
export function isFromOwnSite(request: Request, siteUrl?: string): boolean {
  const origin = request.headers.get("Origin");
  if (isFromAnotherByFetch(request)) return false;
  if (origin === "null") return request.headers.get("Sec-Fetch-Site") === "same-origin";
  return origin === null || isOwnOrigin(origin, request, siteUrl);
}

/** Refused for its Origin alone: another site's page, or one of ours behind a proxy that hides the Host. */
export function mayHaveLostHost(request: Request, siteUrl?: string): boolean {
  const origin = request.headers.get("Origin");
  if (isFromAnotherByFetch(request) || origin === null || !hostOf(origin)) return false;
  return !isOwnOrigin(origin, request, siteUrl);
}

function isFromAnotherByFetch(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  return site !== null && site !== "same-origin" && site !== "none";
}

function isOwnOrigin(origin: string, { url }: Request, siteUrl: string | undefined): boolean {
  return origin === siteUrl || hostOf(origin) === new URL(url).host;
}

// Without the scheme: a proxy that ends HTTPS calls us over HTTP. "null" has no host.
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
