import type { Content, ResponsiveImage } from "#app/content/types.ts";
import { ADDRESSES, FIXED_PAGES, pageAddress } from "#app/site-map.ts";
import { fileOf } from "./site-changes.ts";

type Section = Content["pages"][number]["sections"][number];

/** Lists all pages for the studio's menu with a small image or else a color, drafts included. */
export function pagesOfSite({ cards, caseStudies, pages, profile, strings }: Content) {
  const cardOf = (slug: string) => cards.find(({ link }) => link === pageAddress(slug));
  return [
    ...FIXED_PAGES.map(({ address, title, file }) => {
      const image = address === ADDRESSES.home ? cards[0]?.image : profile.blurb.imgLink;
      return { address, title: title(strings), file, kind: "fixed", image: smallest(image), color: null };
    }),
    ...caseStudies.map(({ slug, hero, draft, access, sections }) => ({
      ...{ ...placeOf("study", slug), title: hero.title, color: hero.bgColor },
      access: draft ? "draft" : access,
      image: smallest(cardOf(slug)?.image ?? hero.imgLink ?? imageIn(sections)),
    })),
    ...pages.map(({ slug, title, sections }) => ({
      ...{ ...placeOf("page", slug), title, image: smallest(imageIn(sections)), color: null },
    })),
  ];
}

function placeOf(kind: "study" | "page", slug: string) {
  return { address: pageAddress(slug), file: fileOf(kind, slug), kind };
}

function imageIn(sections: readonly Section[]): ResponsiveImage | null | undefined {
  return sections.map((section) => ("imgLink" in section ? section.imgLink : null)).find(Boolean);
}

function smallest(image: ResponsiveImage | null | undefined): string | null {
  return image?.avif.split(" ")[0] ?? null;
}
