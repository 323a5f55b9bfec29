/** Every address the site answers. Imports nothing, as the server and the pipeline use it too. */
export const ADDRESSES = {
  home: "/",
  brief: "/brief",
  validatePassword: "/api/validate-password",
  /** Where there is a password of the owner's. */
  owner: "/owner",
  visit: "/api/visit",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  speculationRules: "/speculation-rules.json",
  health: "/healthz",
  routeDiscovery: "/__manifest",
} as const;

export const FOLDERS = {
  assets: "/assets/",
  media: "/media/",
  lockedMedia: "/locked/",
  invitations: "/i/",
} as const;

/** What the app asks for, after the address of a page, when it fetches the page's data alone. */
export const DATA_SUFFIX = ".data";

/** The query of the address to which a right passcode leads where there is no script, and an invitation always. */
export const ENTERED = "entered";

/** Where a link in a text may lead: the web, a mail, a call, a page of the site or a place in the page. */
export function isLinkable(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\s\\]*$/i.test(address);
}

/** The first address for e-mail among these links. */
export function mailIn(links: readonly string[]): string | undefined {
  return links.find((link) => /^mailto:/i.test(link));
}

/** Where to reach the owner: by e-mail if she names an address, else by the first of her links. */
export function contactIn(links: readonly string[]): {
  href: string;
  /** As people write it. */
  text: string;
  kind: "mail" | "telephone" | "profile";
} {
  const href = mailIn(links) ?? links[0] ?? "";
  const [, scheme = ""] = /^(\w+):/.exec(href.toLowerCase()) ?? [];
  const kinds = { mailto: "mail", tel: "telephone" } as const;
  const text = href.replace(/^(mailto:|tel:|https?:\/\/(www\.)?)/i, "").replace(/\?.*/, "");
  return { href, text, kind: scheme === "mailto" || scheme === "tel" ? kinds[scheme] : "profile" };
}

/** The address of a letter to write: `mail` is the link of whom it goes to, with a query of its own or without. */
export function mailLink(mail: string, subject: string, text: string): string {
  const [address] = mail.split("?");
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\n\n`)}`;
}

/** Of a study, or of a page of the owner's own. */
export function pageAddress(slug: string): string {
  return `/${slug}`;
}

/** The link of an invitation. */
export function invitationAddress(token: string): string {
  return FOLDERS.invitations + token;
}

export function ownersAddress(invitation: string): string {
  return `${ADDRESSES.owner}/${invitation}`;
}

export function mediaAddress(file: string): string {
  return FOLDERS.media + file;
}

export function lockedMediaAddress(slug: string, file: string): string {
  return `${FOLDERS.lockedMedia}${slug}/${file}`;
}
