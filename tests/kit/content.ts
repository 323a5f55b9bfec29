import { pagesOf } from "#app/pages.ts";
import { paths } from "../../paths.ts";
import { loadContent } from "../../pipeline/load-content.ts";
import { inSite } from "./site/root.ts";

/** As its owner wrote it: the journeys repeat none of its words. */
export const { profile, cards, caseStudies } = await loadContent(inSite(paths.content));

export type Study = (typeof caseStudies)[number];
export type Section = Study["sections"][number];

export const publicStudies = caseStudies.filter(({ access }) => access === "public");
export const lockedStudies = caseStudies.filter(({ access }) => access === "passcode");

const pages = pagesOf(caseStudies);
export const publicPaths = pages.filter(({ isLocked }) => !isLocked).map(({ address }) => address);
export const lockedPaths = pages.filter(({ isLocked }) => isLocked).map(({ address }) => address);
export const allPaths = [...publicPaths, ...lockedPaths];

export const [open] = publicStudies as [Study];

export const [locked, otherLocked] = lockedStudies as [Study, Study];

/** That with the most films, the first of them far down the page. */
export const filmed = lockedStudies.toSorted((a, b) => filmsIn(b) - filmsIn(a))[0] as Study;

function filmsIn({ sections }: Study): number {
  return sections.filter(hasVideo).length;
}

/** All other studies, from this one on in the order of the home page. */
export function after(study: Study): Study[] {
  const onHome = cards.flatMap(({ link }) => caseStudies.filter((candidate) => pathOf(candidate) === link));
  const inOrder = [...onHome, ...caseStudies.filter((candidate) => !onHome.includes(candidate))];
  const at = inOrder.indexOf(study);
  return [...inOrder.slice(at + 1), ...inOrder.slice(0, at)];
}

export function pathOf({ slug }: Study): string {
  return `/${slug}`;
}

export function hasVideo(section: Section): boolean {
  return "videoLink" in section && section.videoLink !== null;
}

export function hasPicture(section: Section): boolean {
  return "imgLink" in section && section.imgLink !== null;
}
