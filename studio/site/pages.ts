import type { CaseStudy, Content } from "#app/content/types.ts";
import { FIXED_PAGES, pageAddress } from "#app/site-map.ts";
import { fileOf } from "./site-changes.ts";

/** Lists all pages for the studio's menu, drafts included. */
export function pagesOfSite(content: Content) {
  return [
    ...FIXED_PAGES.map(({ address, title, file }) => ({
      ...{ address, title: title(content.strings), file, kind: "fixed", image: null },
    })),
    ...content.caseStudies.map((study) => ({
      ...{ ...placeOf("study", study.slug), title: study.hero.title },
      access: study.draft ? "draft" : study.access,
      image: smallImageOf(study, content),
    })),
    ...content.pages.map(({ slug, title }) => ({ ...placeOf("page", slug), title, image: null })),
  ];
}

function placeOf(kind: "study" | "page", slug: string) {
  return { address: pageAddress(slug), file: fileOf(kind, slug), kind };
}

/** Returns the smallest size of the hero's image, or else of the card's image. */
function smallImageOf({ slug, hero }: CaseStudy, { cards }: Content): string | null {
  const image = hero.imgLink ?? cards.find(({ link }) => link === pageAddress(slug))?.image;
  return image?.avif.split(" ")[0] ?? null;
}
