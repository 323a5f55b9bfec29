import type { Content, ResponsiveImage } from "#app/content/types.ts";
import { FIXED_PAGES, PATHS, pagePath } from "#app/site-map.ts";
import type { StudyAccess } from "../../shared/access.ts";
import { fileOf } from "./site-changes.ts";

/** Describes a page for the page menu. */
export interface PageEntry {
  address: string;
  title: string;
  file: string;
  kind: "fixed" | "study" | "page";
  /** Names who can see a study. */
  access?: StudyAccess;
  hasCard: boolean;
  image: string | null;
  /** The background color of the image. */
  color: string | null;
}

type Section = Content["pages"][number]["sections"][number];

/** Lists all pages, including drafts, for the page menu. @param invited slugs of the studies that the preview shows as locked */
export function pagesOfSite(
  { cards, caseStudies, pages, profile, strings }: Content,
  invited: readonly string[] = [],
): PageEntry[] {
  const [firstCard] = cards;
  const hasCard = (address: string) => cards.some(({ link }) => link === address);
  const entryOf = (kind: "study" | "page", slug: string) => {
    const address = pagePath(slug);
    return { address, file: fileOf(kind, slug), kind, hasCard: hasCard(address) };
  };
  return [
    ...FIXED_PAGES.map(({ path: address, title, file }) => ({
      ...{ address, title: title(strings), file, kind: "fixed" as const, hasCard: hasCard(address) },
      ...(address === PATHS.home
        ? { image: smallest(firstCard?.image), color: firstCard?.bgColor ?? null }
        : { image: smallest(profile.blurb.imgLink), color: null }),
    })),
    ...caseStudies.map(({ slug, hero, draft, access, sections }) => {
      const card = cards.find(({ link }) => link === pagePath(slug));
      const shownAccess: StudyAccess = draft ? "draft" : invited.includes(slug) ? "invited" : access;
      return {
        ...{ ...entryOf("study", slug), title: hero.title, access: shownAccess },
        image: smallest(card?.image ?? hero.imgLink ?? imageIn(sections)),
        color: card?.bgColor ?? hero.bgColor,
      };
    }),
    ...pages.map(({ slug, title, sections }) => ({
      ...{ ...entryOf("page", slug), title, image: smallest(imageIn(sections)), color: null },
    })),
  ];
}

function imageIn(sections: readonly Section[]): ResponsiveImage | null | undefined {
  return sections.map((section) => ("imgLink" in section ? section.imgLink : null)).find(Boolean);
}

function smallest(image: ResponsiveImage | null | undefined): string | null {
  return image?.avif.split(" ")[0] ?? null;
}
