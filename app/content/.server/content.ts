import { studyAddress } from "#app/addresses.ts";
import type { CaseStudy, Teaser } from "#app/content/types.ts";
import snapshot from "#snapshot" with { type: "json" };

/** Everything the site says, as the build checked it. */
export const content = snapshot;

/**
 * The case study at an address, "/trade" or "/trade/".
 * @throws a 404 response when there is none
 */
export function getCaseStudy(path: string): CaseStudy {
  const slug = path.split("/")[1];
  const study = content.caseStudies.find((candidate) => candidate.slug === slug);
  if (!study) throw new Response("Not found", { status: 404 });
  return study;
}

/** What everyone may see of a study: named field by field, so that a new field is private until listed here. */
export function toTeaser({ slug, access, role, team, summary, hero, share }: CaseStudy): Teaser {
  return { slug, access, role, team, summary, hero, share };
}

/** The study after this one in the order of the home page's cards, studies without a card last; then the first. */
export function getNextStudy(slug: string): Teaser {
  const { cards, caseStudies } = content;
  const place = new Map(cards.map(({ link }, index) => [link, index]));
  const placeOf = (study: CaseStudy) => place.get(studyAddress(study.slug)) ?? cards.length;
  const inOrder = caseStudies.toSorted((a, b) => placeOf(a) - placeOf(b));
  const next = inOrder[(inOrder.findIndex((study) => study.slug === slug) + 1) % inOrder.length];
  if (!next) throw new Error("There is no case study");
  return toTeaser(next);
}
