/**
 * Every address of the site, its fixed pages and its Cache-Control values. Imports nothing at run time, so the
 * server and the pipeline can use it too.
 */
import type { Strings } from "./content/types.ts";

export const ADDRESSES = {
  home: "/",
  brief: "/brief",
  validatePassword: "/api/validate-password",
  visit: "/api/visit",
  owner: "/owner",
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

/** React Router appends this to a page's address to fetch only the page's data. */
export const DATA_SUFFIX = ".data";

/** Query parameter of the page that opens after a passcode without JavaScript, or after an invitation. */
export const ENTERED = "entered";

export const CACHE = {
  /** Only for files whose name changes with their content. */
  immutable: "public, max-age=31536000, immutable",
  page: "public, no-cache",
  hour: "public, max-age=3600",
  private: "private, no-store",
  none: "no-store",
} as const;

interface FixedPage {
  address: string;
  /** Path of the route module below app/. */
  module: string;
  /** Name in the footer, on the share image and in the studio. */
  title: (strings: Pick<Strings, "brief">) => string;
  inFooter: boolean;
  /** The share image of "brief" can be replaced by content/brief/share.png; the home page's is in content/. */
  folder: string;
  /** The content file that the studio opens for this page. */
  file: string;
}

/**
 * Pages that every site has. Each entry is routed, prerendered, listed in the sitemap and the studio, drawn on a
 * share image, accepted as a link in texts, reserved as a study's name, and visited by the tests.
 */
export const FIXED_PAGES: readonly FixedPage[] = [
  {
    address: ADDRESSES.home,
    module: "routes/home.tsx",
    title: () => "Home",
    inFooter: false,
    folder: "",
    file: "projects.yaml",
  },
  {
    address: ADDRESSES.brief,
    module: "routes/brief.tsx",
    title: (strings) => strings.brief.title,
    inFooter: true,
    folder: "brief",
    file: "profile.yaml",
  },
];

/** Lists the fixed pages, as links, that belong in the footer. */
export function footerLinks(strings: Strings): { title: string; address: string }[] {
  return FIXED_PAGES.filter(({ inFooter }) => inFooter).map(({ title, address }) => ({
    title: title(strings),
    address,
  }));
}

export interface PrerenderedPage {
  address: string;
  /** Path of the route module below app/. */
  module: string;
  isLocked: boolean;
  /** Route ID, if several pages share one module. */
  id?: string;
}

interface SitePages {
  caseStudies: readonly { slug: string; access: string }[];
  pages: readonly { slug: string }[];
}

/** Lists every prerendered page: fixed pages, the owner's own pages, and all studies (locked ones as locked). */
export function prerenderedPages({ caseStudies, pages }: SitePages): PrerenderedPage[] {
  return [
    ...FIXED_PAGES.map(({ address, module }) => ({ address, module, isLocked: false })),
    ...pages.map(({ slug }) => ({
      address: pageAddress(slug),
      module: "routes/own-page.tsx",
      isLocked: false,
      id: `page-${slug}`,
    })),
    ...caseStudies.map(studyPage),
  ];
}

/** Lists the addresses of the fixed pages and of the pages with these slugs. */
export function pageAddresses(slugs: readonly string[]): string[] {
  return [...FIXED_PAGES.map(({ address }) => address), ...slugs.map(pageAddress)];
}

/** First path segments that no study, page or redirect can use. */
export const RESERVED_SLUGS = [...Object.values(ADDRESSES), ...Object.values(FOLDERS), ...pageAddresses([])]
  .map((address) => address.split("/")[1])
  .filter((name) => name !== "");

export function pageAddress(slug: string): string {
  return `/${slug}`;
}

export function invitationAddress(token: string): string {
  return FOLDERS.invitations + token;
}

export function ownerInvitationAddress(invitation: string): string {
  return `${ADDRESSES.owner}/${invitation}`;
}

export function mediaAddress(file: string): string {
  return FOLDERS.media + file;
}

export function lockedMediaAddress(slug: string, file: string): string {
  return `${FOLDERS.lockedMedia}${slug}/${file}`;
}

// Every study that is not explicitly public gets the locked page, so a mistyped `access` cannot publish it.
function studyPage({ slug, access }: { slug: string; access: string }): PrerenderedPage {
  const isLocked = access !== "public";
  return {
    address: pageAddress(slug),
    module: isLocked ? "routes/locked-study.tsx" : "routes/public-study.tsx",
    isLocked,
    // The prefix keeps a slug such as "root" or "constructor" from colliding with the framework's own IDs.
    id: `study-${slug}`,
  };
}
