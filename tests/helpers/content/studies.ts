import { pagePaths, prerenderedPages } from "#app/site-map.ts";
import { paths } from "../../../files/paths.ts";
import { withoutHiddenPages } from "../../../pipeline/hidden-studies.ts";
import { loadContent } from "../../../pipeline/load-content.ts";
import { pathInSite } from "../site/root.ts";

/** The tested site's content. Tests compare pages with it, so that they do not repeat its text. */
export const {
  profile,
  cards,
  caseStudies: allStudies,
  pages: customPages,
} = withoutHiddenPages((await loadContent(pathInSite(paths.content))).content, "http://localhost:3000");

export type Study = (typeof allStudies)[number];
export type Section = Study["sections"][number];

/** Lists the studies that have a page of their own. */
export const caseStudies = allStudies.filter(({ access }) => access !== "invited");
export const invitedStudies = allStudies.filter(({ access }) => access === "invited");
export const publicStudies = caseStudies.filter(({ access }) => access === "public");
export const lockedStudies = caseStudies.filter(({ access }) => access === "passcode");

const pages = prerenderedPages({ caseStudies, pages: customPages });
/** Lists the paths of fixed pages and custom pages. */
export const otherPublicPaths = pagePaths(customPages.map(({ slug }) => slug));
export const publicPaths = pages.filter(({ isLocked }) => !isLocked).map(({ path }) => path);
export const lockedPaths = pages.filter(({ isLocked }) => isLocked).map(({ path }) => path);
export const allPaths = [...publicPaths, ...lockedPaths];

export const [open] = publicStudies as [Study];

export const [invited] = invitedStudies as [Study];

export const [locked, otherLocked] = lockedStudies as [Study, Study];

/** This locked study has the most videos. */
export const studyWithVideos = lockedStudies.toSorted((a, b) => countVideos(b) - countVideos(a))[0] as Study;

function countVideos({ sections }: Study): number {
  return sections.filter(hasVideo).length;
}

/** Lists the other studies in the order of the home page, starting after this study. */
export function studiesAfter(study: Study): Study[] {
  const studiesOnHome = cards.flatMap(({ link }) =>
    caseStudies.filter((candidate) => pathOf(candidate) === link),
  );
  const orderedStudies = [...new Set([...studiesOnHome, ...caseStudies])];
  const index = orderedStudies.indexOf(study);
  return [...orderedStudies.slice(index + 1), ...orderedStudies.slice(0, index)];
}

export function pathOf({ slug }: Study): string {
  return `/${slug}`;
}

/** Lists the images and videos of a section. */
export function mediaIn(section: Section): Figure[] {
  if (section.type === "table") return [];
  return section.type === "figures" ? section.figures : [section];
}

interface Figure {
  type?: string;
  alt?: string | undefined;
  caption?: string | undefined;
}

export function titleOf(section: Section | undefined): string | undefined {
  return section && "title" in section ? section.title : undefined;
}

export function hasVideo(media: object): boolean {
  return "videoLink" in media && Boolean(media.videoLink);
}

export function hasImage(media: object): boolean {
  return "imgLink" in media && Boolean(media.imgLink);
}
