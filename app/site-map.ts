/** Defines paths, fixed pages and Cache-Control values. Only types are imported, so the server can use this file. */
import type { Strings } from "./content/types.ts";

export const PATHS = {
  home: "/",
  brief: "/brief",
  validatePassword: "/api/validate-password",
  visit: "/api/visit",
  owner: "/owner",
  forYou: "/for-you",
  guestResume: "/for-you/resume.pdf",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  speculationRules: "/speculation-rules.json",
  health: "/healthz",
  buildId: "/build.txt",
  routeDiscovery: "/__manifest",
} as const;

export const FOLDERS = {
  assets: "/assets/",
  media: "/media/",
  lockedMedia: "/locked/",
  /** The pages and files of prototypes. Only the study's own page and the pages below this path can frame them. */
  prototypes: "/prototype/",
  invitations: "/i/",
  /** The presenter's views, and the locked media of their slides. */
  presenter: "/owner/present/",
} as const;

/** The locked media of a study are in a folder with the name of the study; résumés are in this folder. */
export const RESUMES = "_resumes";

/** React Router appends this suffix to a page's path to fetch only the page's data. */
export const DATA_SUFFIX = ".data";

/** This query parameter marks the page that opens after a passcode form or an invitation. */
export const ENTERED_QUERY = "entered";

/** This query parameter returns a page without script. */
export const PLAIN_QUERY = "plain";

/** This query parameter opens a prototype in its own tab, instead of in the study's frame. */
export const FULL_QUERY = "full";

/** This query parameter of the owner's page contains the ID of the invitation to duplicate. */
export const DUPLICATE_QUERY = "from";

export const CACHE_CONTROL = {
  /** This value is only for files whose name changes with their content. */
  immutable: "public, max-age=31536000, immutable",
  page: "public, no-cache",
  hour: "public, max-age=3600",
  private: "private, no-store",
  none: "no-store",
} as const;

interface FixedPage {
  path: string;
  /** The path of the route module is relative to app/. */
  module: string;
  /** The footer, the share image and the studio show this title. */
  title: (strings: Pick<Strings, "brief">) => string;
  inFooter: boolean;
  /** A share.png in this folder of content/ replaces the share image of the page. */
  folder: string;
  /** The studio opens this content file for the page. */
  file: string;
}

/** Every site has these pages. Each entry adds a route, sitemap entry, share image, reserved slug and tests. */
export const FIXED_PAGES: readonly FixedPage[] = [
  {
    path: PATHS.home,
    module: "routes/home.tsx",
    title: () => "Home",
    inFooter: false,
    folder: "",
    file: "projects.yaml",
  },
  {
    path: PATHS.brief,
    module: "routes/brief.tsx",
    title: (strings) => strings.brief.title,
    inFooter: true,
    folder: "brief",
    file: "profile.yaml",
  },
];

interface PrerenderedPage {
  path: string;
  /** The path of the route module is relative to app/. */
  module: string;
  isLocked: boolean;
  /** Pages that share a module need separate route IDs. */
  id?: string;
}

interface SitePages {
  caseStudies: readonly { slug: string; access: string }[];
  pages: readonly { slug: string }[];
}

/** Lists every prerendered page: fixed pages, custom pages, and all studies, locked or not. */
export function prerenderedPages({ caseStudies, pages }: SitePages): PrerenderedPage[] {
  return [
    ...FIXED_PAGES.map(({ path, module }) => ({ path, module, isLocked: false })),
    ...pages.map(({ slug }) => ({
      path: pagePath(slug),
      module: "routes/custom-page.tsx",
      isLocked: false,
      id: `page-${slug}`,
    })),
    ...caseStudies.map(studyPage),
  ];
}

/** Lists the paths of the fixed pages and of the pages with these slugs. */
export function pagePaths(slugs: readonly string[]): string[] {
  return [...FIXED_PAGES.map(({ path }) => path), ...slugs.map(pagePath)];
}

/** Studies, pages and redirects cannot begin with a reserved path segment. */
export function isReserved(segment: string): boolean {
  const paths = [...Object.values(PATHS), ...Object.values(FOLDERS), ...pagePaths([])];
  return segment !== "" && paths.some((path) => path.split("/")[1] === segment);
}

export function pagePath(slug: string): string {
  return `/${slug}`;
}

export function presentPath(slug: string): string {
  return `${pagePath(slug)}/present`;
}

export function presenterPath(slug: string): string {
  return FOLDERS.presenter + slug;
}

/** @param id the name of the built file without its extension */
export function prototypePath(id: string): string {
  return FOLDERS.prototypes + id;
}

export function posterPath(prototype: string): string {
  return `${prototype}/poster`;
}

/** The server sends everything at this path in a sandbox (server/middleware/prototype-headers.ts). */
export function prototypeFilePath(prototype: string): string {
  return `${prototype}/file`;
}

export function fullPath(prototype: string): string {
  return `${prototype}?${FULL_QUERY}`;
}

/** Answers like each path below FOLDERS.prototypes that the visitor cannot open. */
export const CLOSED_PROTOTYPE = "/prototype/closed";

/** Built prototypes do not end with .html, because Cloudflare would redirect their addresses. */
export const PROTOTYPE_EXTENSION = ".prototype";

export function invitationPath(token: string): string {
  return FOLDERS.invitations + token;
}

export function forYouPath(slug: string): string {
  return `${PATHS.forYou}/${slug}`;
}

export function ownerInvitationPath(invitation: string): string {
  return `${PATHS.owner}/${invitation}`;
}

export function duplicatePath(invitation: string): string {
  return `${PATHS.owner}?${DUPLICATE_QUERY}=${invitation}#new`;
}

export function ownerPreviewPath(invitation: string): string {
  return `${ownerInvitationPath(invitation)}/preview`;
}

export function ownerResumePath(invitation: string): string {
  return `${ownerInvitationPath(invitation)}/resume.pdf`;
}

// Every study that is not explicitly public gets the locked page, so a mistyped `access` cannot publish it.
function studyPage({ slug, access }: { slug: string; access: string }): PrerenderedPage {
  const isLocked = access !== "public";
  return {
    path: pagePath(slug),
    module: isLocked ? "routes/locked-study.tsx" : "routes/public-study.tsx",
    isLocked,
    // The prefix keeps a slug such as "root" or "constructor" from colliding with the framework's own IDs.
    id: `study-${slug}`,
  };
}
