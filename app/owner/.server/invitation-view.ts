import { encode } from "uqr";
import { content, teasersFor } from "#app/content/.server/content.ts";
import type { Teaser } from "#app/content/types.ts";
import { guestStudies } from "#app/invitations/.server/guest-pages.ts";
import { dayOf, type Invitation, isActive } from "#app/invitations/.server/invitation.ts";
import type { Credentials } from "#app/invitations/.server/store.ts";
import type { Access } from "#app/lock/.server/access.ts";
import type { CredentialsView } from "#app/owner/credentials-panel.tsx";
import type { StudyOption } from "#app/owner/form-fields.ts";
import { invitationPath } from "#app/site-map.ts";
import { fillPlaceholders, fillPlural } from "#app/ui/fill.ts";

const { strings } = content;

const MAX_LISTED_DAYS = 7;

export type InvitationView = ReturnType<typeof viewOf>;

export function viewOf(access: Access, invitation: Invitation, now: number) {
  const { id, label, studies, endedAt, visits } = invitation;
  const teasers = teasersFor(access);
  const state = endedAt !== null ? "ended" : isActive(invitation, now) ? "active" : "expired";
  return {
    id,
    label,
    state,
    /** The colors of the studies that the invitation opens now. */
    colors: state === "active" ? guestStudies(access, invitation).map(({ hero }) => hero.bgColor) : [],
    description: {
      state: describeState(state, invitation),
      studies: studies === "all" ? strings.owner.all : titlesOf(studies, teasers),
      visits: describeVisits(visits),
      visitedStudies: visits.map(({ slug, days }) => ({
        slug,
        title: titleOf(slug, teasers),
        days: describeDays(days),
      })),
    },
  };
}

export function credentialsView(
  { token, passcode }: Credentials,
  { lastDay }: Invitation,
  origin: string,
): CredentialsView {
  const { mailText, mailUntil } = strings.owner;
  const link = origin + invitationPath(token);
  const lastDayText =
    lastDay === null ? "" : `\n\n${fillPlaceholders(mailUntil, { date: formatDay(lastDay) })}`;
  return {
    link,
    isLocal: ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname),
    passcode,
    mail: fillPlaceholders(mailText, { link, passcode }) + lastDayText,
    qrCode: qrCodeOf(link),
  };
}

/** Lists all studies, and the chosen studies even if they are deleted. */
export function studyOptions(access: Access, chosenStudies: Invitation["studies"] = []): StudyOption[] {
  const teasers = teasersFor(access);
  const slugs = new Set(teasers.map(({ slug }) => slug));
  if (chosenStudies !== "all") for (const slug of chosenStudies) slugs.add(slug);
  return Array.from(slugs, (slug) => {
    const study = teasers.find((candidate) => candidate.slug === slug);
    return { slug, title: titleOf(slug, teasers), kind: study ? strings.owner.kinds[study.access] : "" };
  });
}

function describeState(state: "active" | "ended" | "expired", { lastDay, endedAt }: Invitation): string {
  const { owner } = strings;
  if (state === "ended") return fillPlaceholders(owner.ended, { date: formatDay(dayOf(endedAt ?? 0)) });
  if (lastDay === null) return owner.active;
  return fillPlaceholders(state === "expired" ? owner.expired : owner.activeUntil, {
    date: formatDay(lastDay),
  });
}

function describeVisits(visits: Invitation["visits"]): string {
  const { owner } = strings;
  const days = visits.flatMap((study) => study.days).sort();
  if (!days[0]) return owner.notVisited;
  const [first, last] = [formatDay(days[0], "medium"), formatDay(days.at(-1) ?? "", "medium")];
  return first === last
    ? fillPlaceholders(owner.visitedOnce, { date: first })
    : fillPlaceholders(owner.visited, { first, last });
}

/** Lists the latest days on which a study was read, and counts the earlier days. */
function describeDays(days: readonly string[]): string {
  const listedDays = days.slice(0, MAX_LISTED_DAYS).map((day) => formatDay(day, "medium"));
  const count = days.length - listedDays.length;
  const otherDays = count > 0 ? [fillPlural(strings.owner.otherDays, { count }, strings.lang)] : [];
  return [...listedDays, ...otherDays].join(" · ");
}

/** Separates titles with dots, because a title can contain commas. */
function titlesOf(slugs: readonly string[], teasers: readonly Teaser[]): string {
  return slugs.map((slug) => titleOf(slug, teasers)).join(" · ");
}

function titleOf(slug: string, teasers: readonly Teaser[]): string {
  const study = teasers.find((candidate) => candidate.slug === slug);
  return study?.hero.title ?? fillPlaceholders(strings.owner.gone, { title: slug });
}

function formatDay(day: string, dateStyle: "long" | "medium" = "long"): string {
  return new Intl.DateTimeFormat(strings.lang, { dateStyle, timeZone: "UTC" }).format(new Date(day));
}

/** Returns an SVG path with one unit per module. Scanners need the border of four modules (the quiet zone). */
function qrCodeOf(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: modules.join(""), size };
}
