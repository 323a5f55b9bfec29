import {
  byline,
  content,
  linkOf,
  nonPublicStudies,
  resumesFor,
  sectionsOf,
  teasersFor,
} from "#app/content/.server/content.ts";
import type { OtherStudy, Teaser } from "#app/content/types.ts";
import type { LinkImage } from "#app/invitations/invitation-page.tsx";
import { type Access, type Guest, NO_ACCESS } from "#app/lock/.server/access.ts";
import { forYouPath, PATHS } from "#app/site-map.ts";

/** Lists the studies of an invitation in the guest's reading order. Skips studies that no longer exist. */
export function guestStudies(access: Access, { studies }: Pick<Guest, "studies">): Teaser[] {
  const teasers = teasersFor(access);
  if (studies === "all") return teasers.filter((study) => study.access !== "invited");
  return studies.flatMap((slug) => teasers.filter((study) => study.slug === slug));
}

const MAX_LINK_IMAGES = 3;

/** Returns the images of the first cards of an invitation, for everyone who has its link. Invited studies have no card. */
export function linkImages(invitation: Pick<Guest, "studies">): LinkImage[] {
  const images = guestStudies(NO_ACCESS, invitation).flatMap(({ card }) => {
    if (!card) return [];
    const { image, bgimage, bgColor, focus, hover } = card;
    return [{ image, bgimage, bgColor, focus, hover }];
  });
  return images.slice(0, MAX_LINK_IMAGES);
}

/** Returns true if the site has a study of the invitation. Needs no access, because it reveals nothing else. */
export function hasStudies({ studies }: Pick<Guest, "studies">): boolean {
  const slugs = [...content.caseStudies.map(({ slug }) => slug), ...nonPublicStudies.invited];
  return studies === "all" ? content.caseStudies.length > 0 : studies.some((slug) => slugs.includes(slug));
}

/** Returns everything that /for-you shows to the guest of an invitation. The invitation's résumé replaces the public one. */
export function forYouPage(access: Access, invitation: Omit<Guest, "id">, resumePath: string) {
  const hasResume = resumesFor(access).some(({ name }) => name === invitation.resume);
  return {
    byline: hasResume ? { ...byline, resume: resumePath } : byline,
    studies: guestStudies(access, invitation),
  };
}

/** Returns everything that the page of a study shows to a guest, or null if the invitation excludes the study. */
export function guestStudyPage(access: Access, slug: string) {
  if (!access.guest) return null;
  const { byline, studies } = forYouPage(access, access.guest, PATHS.guestResume);
  const index = studies.findIndex((study) => study.slug === slug);
  const study = studies[index];
  if (!study) return null;
  // The last study has no next study, because its reader has reached the end.
  const [next, ...laterStudies] = studies.slice(index + 1).map(toOtherStudy);
  return {
    byline,
    study,
    sections: sectionsOf(access, slug),
    link: linkOf(access, slug),
    next,
    others: [...laterStudies, ...studies.slice(0, index).map(toOtherStudy)],
    backTo: PATHS.forYou,
  };
}

function toOtherStudy(study: Teaser): OtherStudy {
  return { ...study, isLocked: false, path: forYouPath(study.slug) };
}
