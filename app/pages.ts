import { ADDRESSES, FOLDERS, pageAddress } from "./addresses.ts";

export interface PageOfSite {
  address: string;
  /** Below app/. */
  module: string;
  isLocked: boolean;
  /** Where it has none the framework makes one of the module. */
  id?: string;
}

/**
 * Pages that are the same for everyone and stand at an address of their own. What is listed here is routed, prerendered,
 * in the sitemap, allowed in links, kept from being a study's name, and visited by the tests.
 */
const FIXED_PAGES: readonly PageOfSite[] = [
  { address: ADDRESSES.home, module: "routes/home.tsx", isLocked: false },
  { address: ADDRESSES.brief, module: "routes/brief.tsx", isLocked: false },
];

/** All pages that are prerendered: the locked ones in their locked state, as no request stands behind it. */
export function pagesOf({ caseStudies, pages }: SitePages): PageOfSite[] {
  return [...FIXED_PAGES, ...pages.map(ownPage), ...caseStudies.map(studyPage)];
}

interface SitePages {
  caseStudies: readonly { slug: string; access: string }[];
  /** Of the owner's own. */
  pages: readonly { slug: string }[];
}

/** The address of every page, by the slugs of case studies and of the owner's own pages. */
export function pageAddresses(slugs: readonly string[]): string[] {
  return [...FIXED_PAGES.map(({ address }) => address), ...slugs.map(pageAddress)];
}

/** What no study may be called. */
export const RESERVED_SLUGS = [...Object.values(ADDRESSES), ...Object.values(FOLDERS), ...pageAddresses([])]
  .map((address) => address.split("/")[1])
  .filter((name) => name !== "");

function ownPage({ slug }: { slug: string }): PageOfSite {
  return { address: pageAddress(slug), module: "routes/own-page.tsx", isLocked: false, id: `page-${slug}` };
}

// The study's own `access` chooses the page, so none is open by oversight.
function studyPage({ slug, access }: { slug: string; access: string }): PageOfSite {
  const isLocked = access !== "public";
  return {
    address: pageAddress(slug),
    module: isLocked ? "routes/locked-study.tsx" : "routes/public-study.tsx",
    isLocked,
    // A name of its own: of "root" and "constructor" the framework or the language has one already.
    id: `study-${slug}`,
  };
}
