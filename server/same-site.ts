/**
 * A page without a referrer (that of an invitation) sends its forms with the origin "null", and so does another site's
 * sandboxed frame: what tells them apart is Sec-Fetch-Site, which no page can write.
 *
 * curl sends neither header and passes: it carries nobody's cookies but its own. `siteUrl` is the site's address as its
 * owner has set it, good also where a proxy in front hides the Host that the visitor asked for.
 */
export function isFromOwnSite({ headers, url }: Request, siteUrl?: string): boolean {
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  if (origin === null || origin === siteUrl) return true;
  if (origin === "null") return site === "same-origin";
  if (!URL.canParse(origin)) return false;
  const [sender, asked] = [new URL(origin), new URL(url)];
  // Without the scheme: a proxy that ends HTTPS calls us over HTTP, and may name the port that browsers leave out.
  const usual = sender.protocol === "https:" ? "443" : "80";
  return sender.hostname === asked.hostname && (sender.port || usual) === (asked.port || usual);
}
