import { encode } from "uqr";
import { content } from "#app/content/.server/content.ts";
import { dayOf } from "#app/invitations/.server/day.ts";
import { type InvitationWithVisits, isActive } from "#app/invitations/.server/invitation.ts";
import type { CredentialsView } from "#app/owner/credentials.tsx";
import type { InvitationView, StudyName } from "#app/owner/invitation-view.ts";
import { fill } from "#app/ui/fill.ts";

/** Lists the studies that an invitation can open. */
export function lockedStudies(): StudyName[] {
  return content.caseStudies.filter(({ access }) => access !== "public").map(({ slug }) => studyName(slug));
}

/** Lists the studies to choose from: all locked ones, and those in the invitation that are now public or gone. */
export function offeredStudies({ studies }: InvitationWithVisits): StudyName[] {
  const slugs = lockedStudies().map(({ slug }) => slug);
  return [...new Set([...slugs, ...(studies === "all" ? [] : studies)])].map(studyName);
}

/** @param now milliseconds since 1970 */
export function viewOf(invitation: InvitationWithVisits, now: number): InvitationView {
  const { id, label, studies, lastDay, endedAt, visits } = invitation;
  return {
    id,
    label,
    studies: studies === "all" ? "all" : studies.map(studyName),
    lastDay,
    state: endedAt !== null ? "ended" : isActive(invitation, now) ? "active" : "expired",
    endedOn: endedAt === null ? null : dayOf(endedAt),
    visits: visits && { ...visits, studies: visits.studies.map(studyName) },
  };
}

/** Draws the QR code as an SVG path with a quiet zone of four modules, which readers need. */
export function credentialsView(link: string, passcode: string): CredentialsView {
  const { data, size } = encode(link, { ecc: "M", border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { link, passcode, qrCode: { size, path: modules.join("") } };
}

function studyName(slug: string): StudyName {
  const study = content.caseStudies.find((candidate) => candidate.slug === slug);
  return { slug, title: study?.hero.title ?? fill(content.strings.owner.gone, { title: slug }) };
}
