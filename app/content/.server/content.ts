import { data } from "react-router";
import { PUBLIC_FIELDS, PUBLIC_HERO_FIELDS } from "#app/content/audience.ts";
import { type PrototypeSize, prototypeSize } from "#app/content/prototype-size.ts";
import { sectionId } from "#app/content/section-id.ts";
import { profileIn } from "#app/content/social-link.ts";
import type { Byline, CaseStudy, OtherStudy, Resume, Section, Teaser } from "#app/content/types.ts";
import { contactIn } from "#app/links.ts";
import { Access } from "#app/lock/.server/access.ts";
import { PATHS, pagePath } from "#app/site-map.ts";
import snapshot from "#snapshot" with { type: "json" };

const { siteUrl, theme, strings, profile, shares, cards, pages, redirects } = snapshot;

/** Contains everything except the sections of studies. A new field of the snapshot is private until listed here. */
export const content = {
  siteUrl,
  theme,
  strings,
  profile,
  shares,
  cards,
  pages,
  redirects,
  caseStudies: snapshot.caseStudies.filter(({ access }) => access !== "invited").map(toTeaser),
};

export const nonPublicStudies = {
  passcode: slugsOf("passcode"),
  invited: slugsOf("invited"),
};

/** Lists all public studies, all studies with the passcode, and the invited studies that the access opens. */
export function teasersFor(access: Access): Teaser[] {
  const invitedStudies = snapshot.caseStudies.filter((study) => study.access === "invited");
  const openedStudies = invitedStudies.filter(({ slug }) => Access.permits(access, slug));
  return [...studiesInOrder(), ...openedStudies.map(toTeaser)];
}

/** Lists all résumés for the owner, and the résumé of the invitation for a guest. */
export function resumesFor(access: Access): Resume[] {
  return snapshot.resumes.filter(({ name }) => Access.opensResume(access, name));
}

/** Returns null for a locked study that the access does not include. @throws if the access is forged */
export function sectionsOf(access: Access, slug: string): Section[] | null {
  return openStudy(access, slug)?.sections ?? null;
}

/** Returns the `slide` field of each section, or an empty list if the visitor cannot read the study. */
export function slideLinesOf(access: Access, slug: string): CaseStudy["slides"] {
  return openStudy(access, slug)?.slides ?? [];
}

/** Returns the notes of each section. Only the owner's pages have them. */
export function notesOf(access: Access, slug: string): string[] {
  return (Access.isOwner(access) && openStudy(access, slug)?.notes) || [];
}

export interface Prototype {
  /** The path of its page. */
  path: string;
  title: string;
  size: PrototypeSize;
  /** True if only a phone fits: the prototype was drawn for one, and its poster is taller than wide. */
  isPhoneOnly: boolean;
  /** The page or study that shows the prototype, and the anchor of the section. */
  page: { slug: string; section: string; title: string };
  /** The slug of the locked study whose folder contains the file, or null if the file is public. */
  lockedFolder: string | null;
}

/** Finds a prototype in the pages and studies that the visitor can read. */
export function prototypeOf(access: Access, path: string): Prototype | null {
  const openStudies = snapshot.caseStudies.filter(({ slug }) => openStudy(access, slug));
  const places = [
    ...pages.map(({ slug, title, sections }) => ({ slug, title, sections, lockedFolder: null })),
    ...openStudies.map(({ slug, access, hero: { title }, sections }) => {
      return { slug, title, sections, lockedFolder: access === "public" ? null : slug };
    }),
  ];
  for (const { slug, title, sections, lockedFolder } of places) {
    const figures = sections.flatMap((section, index) =>
      figuresIn(section).map((figure) => ({ ...figure, id: sectionId(section, index) })),
    );
    const found = figures.find(({ prototype }) => prototype === path);
    if (!found) continue;
    const { title: figureTitle, size, isPhoneOnly, id } = found;
    const page = { slug, section: id, title };
    return { path, title: figureTitle, size, isPhoneOnly, page, lockedFolder };
  }
  return null;
}

/** Lists the figures of a section that have an image. */
function figuresIn(section: Section) {
  const figures =
    section.type === "figures"
      ? section.figures.map((figure) => ({ ...figure, title: figure.caption ?? figure.alt ?? "" }))
      : ["prototype" in section ? section : {}];
  return figures.flatMap((figure) => {
    if (!("imgLink" in figure) || !figure.imgLink) return [];
    const { prototype, title, imgLink } = figure;
    const size = prototypeSize(figure.size, imgLink);
    return [{ prototype, title, size, isPhoneOnly: size === "phone" && imgLink.height > imgLink.width }];
  });
}

/** Returns the link of the hero, or undefined if the visitor cannot read the sections. */
export function linkOf(access: Access, slug: string): CaseStudy["hero"]["link"] {
  return openStudy(access, slug)?.hero.link;
}

function openStudy(access: Access, slug: string): CaseStudy | undefined {
  return snapshot.caseStudies.find(
    (study) => study.slug === slug && (study.access === "public" || Access.permits(access, slug)),
  );
}

const { name, links, footer, availability, resume } = profile;

export const byline: Byline = {
  name,
  links,
  profile: profileIn(links, contactIn(links).href),
  footer,
  availability,
  resume,
  hasOwnFavicon: snapshot.hasOwnFavicon,
  pages: profile.pages.flatMap((slug) =>
    pages.filter((page) => page.slug === slug).map(({ title }) => ({ title, path: pagePath(slug) })),
  ),
};

/** Returns everything that the page of a study shows to visitors with this access. */
export function studyPage(access: Access, path: string) {
  const [, slug = ""] = path.split("/");
  const study = content.caseStudies.find((candidate) => candidate.slug === slug);
  if (!study) throw data(null, { status: 404 });
  const [next, ...others] = otherStudies(access, slug);
  return {
    siteUrl,
    byline,
    study,
    sections: sectionsOf(access, slug),
    link: linkOf(access, slug),
    next,
    others,
    backTo: cardPath(slug),
  };
}

function slugsOf(access: CaseStudy["access"]): string[] {
  return snapshot.caseStudies.filter((study) => study.access === access).map(({ slug }) => slug);
}

function toTeaser(study: CaseStudy): Teaser {
  const { slug, access, lang, dir, share, sections } = study;
  return {
    slug,
    access,
    lang,
    dir,
    share,
    ...pick(study, PUBLIC_FIELDS),
    hero: pick(study.hero, PUBLIC_HERO_FIELDS),
    card: cards.find(({ link }) => link === pagePath(slug)),
    sectionCount: sections.filter((section) => "title" in section).length || sections.length,
    videoCount: countVideos(sections),
  };
}

function pick<T, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;
}

/** Counts videos at any depth, so this function also works for new section kinds. */
function countVideos(part: unknown): number {
  if (typeof part !== "object" || part === null) return 0;
  const ownCount = "videoLink" in part && part.videoLink ? 1 : 0;
  return Object.values(part).reduce((count, inner) => count + countVideos(inner), ownCount);
}

/**
 * Lists the other studies in home page order, starting after this study. On a public study, the next public study comes
 * first. On a locked study, the next study that the visitor can read comes first, until the visitor unlocks this study.
 */
function otherStudies(access: Access, slug: string): OtherStudy[] {
  const orderedStudies = studiesInOrder();
  const index = orderedStudies.findIndex((study) => study.slug === slug);
  const others = [...orderedStudies.slice(index + 1), ...orderedStudies.slice(0, index)].map((study) => ({
    ...study,
    isLocked: sectionsOf(access, study.slug) === null,
    path: pagePath(study.slug),
  }));
  const isPublic = orderedStudies[index]?.access === "public";
  if (!isPublic && sectionsOf(access, slug)) return others;
  const nextOpenStudy = others.find((study) => (isPublic ? study.access === "public" : !study.isLocked));
  return nextOpenStudy ? [nextOpenStudy, ...others.filter((study) => study !== nextOpenStudy)] : others;
}

/** Returns the public study that the site offers to visitors without a passcode. */
export function studyToOpenFirst(): Teaser | undefined {
  const publicStudies = studiesInOrder().filter(({ access }) => access === "public");
  return publicStudies.find((study) => study.slug === profile.openFirst) ?? publicStudies[0];
}

/** Returns the path of the study's card on the home page, or of the home page if the study has no card. */
function cardPath(slug: string): string {
  return cards.some(({ link }) => link === pagePath(slug)) ? `${PATHS.home}#${pagePath(slug)}` : PATHS.home;
}

export function studiesInOrder(): Teaser[] {
  const { cards, caseStudies } = content;
  const ranks = new Map(cards.map(({ link }, index) => [link, index]));
  const rankOf = (study: Teaser) => ranks.get(pagePath(study.slug)) ?? cards.length;
  return caseStudies.toSorted((a, b) => rankOf(a) - rankOf(b));
}
