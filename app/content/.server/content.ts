import type { Byline, Card, CaseStudy, OwnPage, Section, Teaser } from "#app/content/types.ts";
import { Access } from "#app/lock/.server/access.ts";
import { pageAddress } from "#app/site-map.ts";
import snapshot from "#snapshot" with { type: "json" };

const { siteUrl, theme, strings, profile, shares, cards, pages, redirects } = snapshot;

/** Without any study's sections: these are given by sectionsOf alone. What is new is private until it is listed. */
export const content = {
  siteUrl,
  theme,
  strings,
  profile,
  shares,
  cards,
  pages,
  redirects,
  caseStudies: snapshot.caseStudies.map(toTeaser),
};

/** Null for a locked study that this access does not include. @throws for what only looks like an Access */
export function sectionsOf(access: Access, slug: string): Section[] | null {
  const study = snapshot.caseStudies.find((candidate) => candidate.slug === slug);
  return study && (study.access === "public" || Access.permits(access, slug)) ? study.sections : null;
}

/** The button of its hero, for who may read the study. */
export function linkOf(access: Access, slug: string): CaseStudy["hero"]["link"] {
  const study = snapshot.caseStudies.find((candidate) => candidate.slug === slug);
  return sectionsOf(access, slug) ? study?.hero.link : undefined;
}

const { name, links, footer, availability, resume } = profile;
export const byline: Byline = {
  name,
  links,
  footer,
  availability,
  resume,
  pages: profile.pages.flatMap((slug) => pages.filter((page) => page.slug === slug).map(footLink)),
};

function footLink({ title, slug }: OwnPage) {
  return { title, address: pageAddress(slug) };
}

/** @throws a 404 response when no page has this address */
export function getOwnPage(path: string): OwnPage {
  const page = pages.find(({ slug }) => path === pageAddress(slug));
  if (!page) throw new Response("Not found", { status: 404 });
  return page;
}

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
    sectionCount: sections.filter((section) => "title" in section).length || sections.length,
    videoCount: sections.flatMap(shownIn).filter((shown) => "videoLink" in shown && shown.videoLink).length,
  };
  return { slug, access, role, team, outcome: came, summary, hero: shown, share, ...counts };
}

function shownIn(section: Section): object[] {
  return section.type === "figures" ? section.figures : [section];
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
  return study && content.cards.find(({ link }) => link === pageAddress(study.slug));
}

/** In the order of the home page's cards, studies without a card last. */
export function studiesInOrder(): Teaser[] {
  const { cards, caseStudies } = content;
  const place = new Map(cards.map(({ link }, index) => [link, index]));
  const placeOf = (study: Teaser) => place.get(pageAddress(study.slug)) ?? cards.length;
  return caseStudies.toSorted((a, b) => placeOf(a) - placeOf(b));
}
