/** Accepts the link targets of a text: web, e-mail, phone, a page of the site, or an anchor. */
export function isLinkable(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\s\\]*$/i.test(href);
}

/** Returns the decoded path of an address on this site, with or without "www.", or null for another site's address. */
export function pathOnSite(address: string, siteUrl: string): string | null {
  const site = new URL(siteUrl);
  const url = URL.parse(address, site);
  if (!url?.protocol.startsWith("http") || hostWithoutWww(url) !== hostWithoutWww(site)) return null;
  const path = url.pathname.replaceAll(/\/{2,}/g, "/");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function hostWithoutWww({ host }: URL): string {
  return host.replace(/^www\./, "");
}

export function mailIn(links: readonly string[]): string | undefined {
  return links.find((link) => /^mailto:/i.test(link));
}

/** Returns the owner's first e-mail link, or else her first link. Pages show its address or phone number as `text`. */
export function contactIn(links: readonly string[]) {
  const href = mailIn(links) ?? links[0] ?? "";
  const text = href.replace(/^(mailto:|tel:|https?:\/\/(www\.)?)/i, "").replace(/\?.*/, "");
  return { href, text };
}

/** Returns a web address as people read it, without "https://". */
export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, "");
}

/** Returns a `mailto:` link with this subject and text. Drops the query of `mail`. */
export function mailLink(mail: string, subject: string, text: string): string {
  const [link] = mail.split("?");
  return `${link}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\n\n`)}`;
}
