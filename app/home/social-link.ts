export interface SocialLink {
  /** Which words say where it leads. */
  kind: "profile" | "mail" | "telephone";
  icon: Icon;
  /** As people call it; the host's name where it is not one of those known. */
  name: string;
}

export type Icon = keyof typeof DOMAINS | "mail" | "telephone" | "web";

/** Of a link in the profile. */
export function socialLink(address: string): SocialLink {
  if (/^mailto:/i.test(address)) return { kind: "mail", icon: "mail", name: "" };
  if (/^tel:/i.test(address)) return { kind: "telephone", icon: "telephone", name: "" };
  // Cut out by hand: the URL parser turns "müller.de" into "xn--mller-kva.de".
  const host = address
    .replace(/^https?:\/\/(www\.)?/i, "")
    .replace(/[:/?#].*/, "")
    .toLowerCase();
  for (const [icon, [name, ...domains]] of Object.entries(DOMAINS) as [keyof typeof DOMAINS, string[]][]) {
    if (domains.some((domain) => host === domain || host.endsWith(`.${domain}`)))
      return { kind: "profile", icon, name: name ?? host };
  }
  return MASTODON.test(host)
    ? { kind: "profile", icon: "mastodon", name: "Mastodon" }
    : { kind: "profile", icon: "web", name: host };
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
};

/** Its servers are many; most say so in their name. */
const MASTODON = /(^|\.)(mastodon|mstdn|masto)[.-]/;
