export interface Contact {
  href: string;
  /** The address or number to show. */
  text: string;
  kind: "mail" | "telephone" | "profile";
}

/** Accepts what a text can link to: the web, e-mail, a phone number, a page of the site, or a place on the page. */
export function isLinkable(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\s\\]*$/i.test(address);
}

/** Returns the first `mailto:` link. */
export function mailIn(links: readonly string[]): string | undefined {
  return links.find((link) => /^mailto:/i.test(link));
}

/** Returns how to contact the owner: her e-mail link if she has one, else her first link. */
export function contactIn(links: readonly string[]): Contact {
  const href = mailIn(links) ?? links[0] ?? "";
  const kind = /^mailto:/i.test(href) ? "mail" : /^tel:/i.test(href) ? "telephone" : "profile";
  const text = href.replace(/^(mailto:|tel:|https?:\/\/(www\.)?)/i, "").replace(/\?.*/, "");
  return { href, text, kind };
}

/** Returns a `mailto:` link with subject and text, to the address of `mail` (whose own query is dropped). */
export function mailLink(mail: string, subject: string, text: string): string {
  const [address] = mail.split("?");
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\n\n`)}`;
}
