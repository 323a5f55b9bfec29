interface SocialLink {
  /** The kind selects the label in `strings.links`. */
  kind: "profile" | "mail" | "telephone";
  icon: SocialIconName;
  /** The name of an unknown service is its host. */
  name: string;
}

export type SocialIconName = keyof typeof DOMAINS | "mail" | "telephone" | "web";

export function socialLink(href: string): SocialLink {
  if (/^mailto:/i.test(href)) return { kind: "mail", icon: "mail", name: "" };
  if (/^tel:/i.test(href)) return { kind: "telephone", icon: "telephone", name: "" };
  // `new URL` would turn "müller.de" into "xn--mller-kva.de".
  const host = href
    .replace(/^https?:\/\/(www\.)?/i, "")
    .replace(/[:/?#].*/, "")
    .toLowerCase();
  for (const [icon, [name, ...domains]] of Object.entries(DOMAINS) as [keyof typeof DOMAINS, string[]][]) {
    if (domains.some((domain) => host === domain || host.endsWith(`.${domain}`)))
      return { kind: "profile", icon, name: name ?? host };
  }
  return MASTODON_HOST.test(host)
    ? { kind: "profile", icon: "mastodon", name: "Mastodon" }
    : { kind: "profile", icon: "web", name: host };
}

/** Returns the first profile that is not the owner's contact. */
export function profileIn(links: readonly string[], contact: string) {
  const href = links.find((link) => link !== contact && socialLink(link).kind === "profile");
  return href ? { href, name: socialLink(href).name } : undefined;
}

const DOMAINS = {
  linkedin: ["LinkedIn", "linkedin.com", "lnkd.in"],
  dribbble: ["Dribbble", "dribbble.com"],
  behance: ["Behance", "behance.net"],
  github: ["GitHub", "github.com", "github.io"],
  instagram: ["Instagram", "instagram.com"],
  mastodon: ["Mastodon", "mas.to", "hachyderm.io", "fosstodon.org", "chaos.social"],
  youtube: ["YouTube", "youtube.com", "youtu.be"],
  medium: ["Medium", "medium.com"],
  figma: ["Figma", "figma.com"],
  bluesky: ["Bluesky", "bsky.app", "bsky.social"],
};

/** The host names of most Mastodon servers match this pattern. */
const MASTODON_HOST = /(^|\.)(mastodon|mstdn|masto)[.-]/;
