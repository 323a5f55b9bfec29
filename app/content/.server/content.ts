import { studyAddress } from "#app/addresses.ts";
import type { Byline, CaseStudy, Teaser } from "#app/content/types.ts";
import snapshot from "#snapshot" with { type: "json" };

export const content = snapshot;

const { name, links, footer } = content.profile;
export const byline: Byline = { name, links, footer };

/** @throws a 404 response when no study has this address */
export function getCaseStudy(path: string): CaseStudy {
  const slug = path.split("/")[1];
  const study = content.caseStudies.find((candidate) => candidate.slug === slug);
  if (!study) throw new Response("Not found", { status: 404 });
  return study;
}

/** Field by field, so that a new field is private until it is listed here. */
export function toTeaser({ slug, access, role, team, summary, hero, share }: CaseStudy): Teaser {
  return { slug, access, role, team, summary, hero, share };
}

/** After it in the order of the home page; then the first again. */
export function getNextStudy(slug: string): Teaser {
  const inOrder = studiesInOrder();
  const next = inOrder[(inOrder.findIndex((study) => study.slug === slug) + 1) % inOrder.length];
  if (!next) throw new Error("There is no case study");
  return toTeaser(next);
}

/** In the order of the home page's cards, studies without a card last. */
export function studiesInOrder(): CaseStudy[] {
  const { cards, caseStudies } = content;
  const place = new Map(cards.map(({ link }, index) => [link, index]));
  const placeOf = (study: CaseStudy) => place.get(studyAddress(study.slug)) ?? cards.length;
  return caseStudies.toSorted((a, b) => placeOf(a) - placeOf(b));
}
