import { readFileSync } from "node:fs";
import type { CaseStudy, Content, Teaser } from "#app/content/types.ts";

const SNAPSHOT = ".content/content.json";

let kept: Content | undefined;

/** Everything the site says, as the last build checked it. Read once; in development, anew each time. */
export function getContent(): Content {
  if (kept && !import.meta.env?.DEV) return kept;
  kept = JSON.parse(readFileSync(SNAPSHOT, "utf8")) as Content;
  return kept;
}

/**
 * The case study at an address, "/trade" or "/trade/".
 * @throws a 404 response when there is none
 */
export function getCaseStudy(path: string): CaseStudy {
  const slug = path.split("/")[1];
  const study = getContent().caseStudies.find((candidate) => candidate.slug === slug);
  if (!study) throw new Response("Not found", { status: 404 });
  return study;
}

/** What everyone may see of a study: named field by field, so that a new field is private until listed here. */
export function toTeaser({ slug, access, role, team, summary, hero, share }: CaseStudy): Teaser {
  return { slug, access, role, team, summary, hero, share };
}

/** The study after this one in the order of the home page's cards, studies without a card last; then the first. */
export function getNextStudy(slug: string): Teaser {
  const { cards, caseStudies } = getContent();
  const place = new Map(cards.map(({ link }, index) => [link, index]));
  const inOrder = caseStudies.toSorted(
    (a, b) => (place.get(`/${a.slug}`) ?? cards.length) - (place.get(`/${b.slug}`) ?? cards.length),
  );
  const next = inOrder[(inOrder.findIndex((study) => study.slug === slug) + 1) % inOrder.length];
  if (!next) throw new Error("There is no case study");
  return toTeaser(next);
}
