import { content } from "#app/content/.server/content.ts";
import { type Known, stands } from "#app/invitations/.server/invitation.ts";
import type { Shown, StudyName } from "#app/owner/shown.ts";

/** Those that an invitation can open. */
export function lockedStudies(): StudyName[] {
  return content.caseStudies.filter(({ access }) => access !== "public").map(({ slug }) => nameOf(slug));
}

/** @param now milliseconds since 1970 */
export function show(invitation: Known, now: number): Shown {
  const { id, label, opens, until, endedAt, visits } = invitation;
  const isOver = !stands(invitation, now);
  return {
    id,
    label,
    opens: opens === "all" ? opens : opens.map(nameOf),
    until,
    state: endedAt !== null ? "ended" : isOver ? "over" : "open",
    endedOn: endedAt === null ? null : new Date(endedAt).toISOString().slice(0, "2026-12-31".length),
    visits: visits && { ...visits, studies: visits.studies.map(nameOf) },
  };
}

/** Also of one that is not there any more. */
export function nameOf(slug: string): StudyName {
  const study = content.caseStudies.find((candidate) => candidate.slug === slug);
  return { slug, title: study?.hero.title ?? slug, isGone: study === undefined };
}
