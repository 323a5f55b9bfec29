import { encode } from "uqr";
import { content } from "#app/content/.server/content.ts";
import { type InvitationView, stands } from "#app/invitations/.server/invitation.ts";
import type { ShownCredentials } from "#app/owner/credentials.tsx";
import type { ShownInvitation, StudyName } from "#app/owner/shown-invitation.ts";
import { fill } from "#app/ui/fill.ts";

/** Those that an invitation can open. */
export function lockedStudies(): StudyName[] {
  return content.caseStudies.filter(({ access }) => access !== "public").map(({ slug }) => nameOf(slug));
}

/** @param now milliseconds since 1970 */
export function show(invitation: InvitationView, now: number): ShownInvitation {
  const { id, label, scope, until, endedAt, visits } = invitation;
  const isOver = !stands(invitation, now);
  return {
    id,
    label,
    scope: scope === "all" ? scope : scope.map(nameOf),
    until,
    state: endedAt !== null ? "ended" : isOver ? "over" : "open",
    endedOn: endedAt === null ? null : new Date(endedAt).toISOString().slice(0, "2026-12-31".length),
    visits: visits && { ...visits, studies: visits.studies.map(nameOf) },
  };
}

/** Also of one that is not there any more. */
export function nameOf(slug: string): StudyName {
  const study = content.caseStudies.find((candidate) => candidate.slug === slug);
  return { slug, title: study?.hero.title ?? fill(content.strings.owner.gone, { title: slug }) };
}

/** @param link what its guest opens, and a QR code says with the quiet zone of four modules that readers need */
export function showCredentials(link: string, passcode: string): ShownCredentials {
  const { data, size } = encode(link, { ecc: "M", border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { link, passcode, qrCode: { size, path: modules.join("") } };
}
