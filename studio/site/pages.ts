import type { CaseStudy, Content, ResponsiveImage } from "#app/content/types.ts";
import { FIXED_PAGES, pageAddress } from "#app/site-map.ts";
import { fileOf } from "./site-changes.ts";

/** Lists all pages for the studio's menu, drafts included. */
export function pagesOfSite({ strings, caseStudies, pages, cards }: Content) {
  const cardImageOf = (slug: string) => cards.find(({ link }) => link === pageAddress(slug))?.image;
  return [
    ...FIXED_PAGES.map(({ address, title, file }) => ({
      ...{ address, title: title(strings), file, kind: "fixed" as const, image: null },
    })),
    ...caseStudies.map((study) => ({
      address: pageAddress(study.slug),
      title: study.hero.title,
      file: fileOf("study", study.slug),
      kind: "study" as const,
      access: accessOf(study),
      image: smallest(study.hero.imgLink ?? cardImageOf(study.slug)),
    })),
    ...pages.map(({ slug, title }) => ({
      ...{
        address: pageAddress(slug),
        title,
        file: fileOf("page", slug),
        kind: "page" as const,
        image: null,
      },
    })),
  ];
}

export function accessOf({ draft, access }: Pick<CaseStudy, "draft" | "access">) {
  return draft ? "draft" : access;
}

/** Returns the first address of `srcset`, which is the smallest size. */
function smallest(image: ResponsiveImage | null | undefined): string | null {
  return image?.avif.split(" ")[0] ?? null;
}
