import { byline, content, sectionsOf, slideLinesOf, teasersFor } from "#app/content/.server/content.ts";
import { Access } from "#app/lock/.server/access.ts";
import { type Presentation, slidesOf } from "#app/present/slides.ts";

/** Returns the slides of a study, or null if the access does not include the study. */
export function presentationOf(access: Access, slug: string): Presentation | null {
  const study = teasersFor(access).find((teaser) => teaser.slug === slug);
  const sections = study && sectionsOf(access, slug);
  if (!sections) return null;
  const { strings } = content;
  // A build without SITE_URL uses localhost.
  const siteUrl = new URL(content.siteUrl).hostname === "localhost" ? null : content.siteUrl;
  const lang = study.lang ?? strings.lang;
  const slides = slidesOf({
    study,
    sections,
    lines: slideLinesOf(access, slug),
    lang,
    outcomeTitle: strings.study.outcome,
  });
  const title = `${strings.owner.present.slides} · ${study.hero.title}`;
  return { title, byline, siteUrl, study, isPresenter: Access.isOwner(access), slides };
}
