import type { Byline, OtherStudy, Teaser } from "#app/content/types.ts";
import type { Invitation } from "#app/invitations/.server/invitation.ts";
import type { Access } from "#app/lock/.server/access.ts";
import { ADDRESSES, forYouAddress } from "#app/site-map.ts";
import { byline, closedStudies, content, linkOf, resumeOf, sectionsOf, teasersFor } from "./content.ts";

/** Lists the studies of an invitation in the guest's reading order. Skips studies that no longer exist. */
export function versionStudies(access: Access, { studies }: Pick<Invitation, "studies">): Teaser[] {
  const teasers = teasersFor(access);
  if (studies === "all") return teasers.filter((study) => study.access !== "invited");
  return studies.flatMap((slug) => teasers.filter((study) => study.slug === slug));
}

/** Returns true if the site has a study of the invitation. Needs no access, because it reveals nothing else. */
export function hasStudies({ studies }: Pick<Invitation, "studies">): boolean {
  const slugs = [...content.caseStudies.map(({ slug }) => slug), ...closedStudies.invited];
  return studies === "all" ? content.caseStudies.length > 0 : studies.some((slug) => slugs.includes(slug));
}

/** Returns everything that /for-you shows to a guest, or null for other visitors. */
export function guestPage(access: Access) {
  const { guest } = access;
  if (!guest) return null;
  return { byline: guestByline(access), greeting: guest.greeting, studies: versionStudies(access, guest) };
}

/** Returns everything that the page of a study shows to a guest, or null if the invitation excludes the study. */
export function guestStudyPage(access: Access, slug: string) {
  const studies = access.guest ? versionStudies(access, access.guest) : [];
  const index = studies.findIndex((study) => study.slug === slug);
  const study = studies[index];
  if (!study) return null;
  const others = [...studies.slice(index + 1), ...studies.slice(0, index)].map(toOtherStudy);
  return {
    byline: guestByline(access),
    study,
    sections: sectionsOf(access, slug),
    link: linkOf(access, slug),
    /** The last study has no next study, because its reader has reached the end. */
    next: index < studies.length - 1 ? others[0] : undefined,
    others,
    backTo: ADDRESSES.forYou,
  };
}

/** The invitation's résumé replaces the public one. */
function guestByline(access: Access): Byline {
  return resumeOf(access) ? { ...byline, resume: ADDRESSES.guestResume } : byline;
}

function toOtherStudy(study: Teaser): OtherStudy {
  return { ...study, isLocked: false, address: forYouAddress(study.slug) };
}
