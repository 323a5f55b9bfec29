import { prerenderedPages } from "#app/site-map.ts";
import { paths } from "../../paths.ts";
import { loadContent } from "../../pipeline/read/load-content.ts";
import { inSite } from "./site/root.ts";

/** As its owner wrote it: the journeys repeat none of its words. */
export const { profile, cards, caseStudies, pages: ownPages } = await loadContent(inSite(paths.content));

export type Study = (typeof caseStudies)[number];
export type Section = Study["sections"][number];

export const publicStudies = caseStudies.filter(({ access }) => access === "public");
export const lockedStudies = caseStudies.filter(({ access }) => access === "passcode");

const pages = prerenderedPages({ caseStudies, pages: ownPages });
export const publicPaths = pages.filter(({ isLocked }) => !isLocked).map(({ address }) => address);
export const lockedPaths = pages.filter(({ isLocked }) => isLocked).map(({ address }) => address);
export const allPaths = [...publicPaths, ...lockedPaths];

export const [open] = publicStudies as [Study];

export const [locked, otherLocked] = lockedStudies as [Study, Study];

/** That with the most films, the first of them far down the page. */
export const withVideos = lockedStudies.toSorted((a, b) => filmsIn(b) - filmsIn(a))[0] as Study;

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

/** What a section shows under its text, or without one. */
export function shownIn(section: Section): Exclude<Section, { type: "figures" | "quote" }>[] | Figure[] {
  if (section.type === "figures") return section.figures;
  return section.type === "quote" ? [] : [section];
}

type Figure = Extract<Section, { type: "figures" }>["figures"][number];

export function titleOf(section: Section | undefined): string | undefined {
  return section && "title" in section ? section.title : undefined;
}

export function hasVideo(shown: object): boolean {
  return "videoLink" in shown && Boolean(shown.videoLink);
}

export function hasPicture(shown: object): boolean {
  return "imgLink" in shown && Boolean(shown.imgLink);
}
