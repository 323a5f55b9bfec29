import { Access } from "#app/.server/access.ts";
import { studyAddress } from "#app/addresses.ts";
import type { Byline, Card, CaseStudy, Section, Teaser } from "#app/content/types.ts";
import snapshot from "#snapshot" with { type: "json" };

const { siteUrl, strings, profile, cards, redirects } = snapshot;

/** Without any study's sections: these are given by sectionsOf alone. What is new is private until it is listed. */
export const content = {
  siteUrl,
  strings,
  profile,
  cards,
  redirects,
  caseStudies: snapshot.caseStudies.map(toTeaser),
};

/** Null for a locked study that this access does not include. @throws for what only looks like an Access */
export function sectionsOf(access: Access, slug: string): Section[] | null {
  const study = snapshot.caseStudies.find((candidate) => candidate.slug === slug);
  return study && (study.access === "public" || Access.permits(access, slug)) ? study.sections : null;
}

const { name, links, footer, availability, resume } = profile;
export const byline: Byline = { name, links, footer, availability, resume };

/** @throws a 404 response when no study has this address */
export function getCaseStudy(path: string): Teaser {
  const slug = path.split("/")[1];
  const study = content.caseStudies.find((candidate) => candidate.slug === slug);
  if (!study) throw new Response("Not found", { status: 404 });
  return study;
}

/** Field by field, so that a new field is private until it is listed here. */
function toTeaser(study: CaseStudy): Teaser {
  const { slug, access, role, team, outcome, summary, hero, share, sections } = study;
  const { imgLink, alt, title, description, tags, width, spacing, bgColor } = hero;
  const shown = { imgLink, alt, title, description, tags, width, spacing, bgColor };
  const came = outcome?.map(({ value, what }) => ({ value, what }));
  const counts = {
    sectionCount: sections.length,
    filmCount: sections.filter((section) => "videoLink" in section && section.videoLink !== null).length,
  };
  return { slug, access, role, team, outcome: came, summary, hero: shown, share, ...counts };
}

/**
 * All but this one, from it on in the order of the home page, and round again. Who stands before a lock is shown what
 * she may read first.
 */
export function otherStudies(access: Access, slug: string): Teaser[] {
  const inOrder = studiesInOrder();
  const at = inOrder.findIndex((study) => study.slug === slug);
  const others = [...inOrder.slice(at + 1), ...inOrder.slice(0, at)];
  if (sectionsOf(access, slug)) return others;
  const next = others.find((study) => sectionsOf(access, study.slug));
  return next ? [next, ...others.filter((study) => study !== next)] : others;
}

/** The home page's card of a study, if it has one. */
export function cardOf(study: Teaser | undefined): Card | undefined {
  return study && content.cards.find(({ link }) => link === studyAddress(study.slug));
}

/** In the order of the home page's cards, studies without a card last. */
export function studiesInOrder(): Teaser[] {
  const { cards, caseStudies } = content;
  const place = new Map(cards.map(({ link }, index) => [link, index]));
  const placeOf = (study: Teaser) => place.get(studyAddress(study.slug)) ?? cards.length;
  return caseStudies.toSorted((a, b) => placeOf(a) - placeOf(b));
}
