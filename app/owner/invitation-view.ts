import type { Strings } from "#app/content/types.ts";
import { fill } from "#app/ui/fill.ts";

export interface StudyName {
  slug: string;
  /** For a study that has left the site, the slug and a note. */
  title: string;
}

/** An invitation as the owner's pages show it. Days look like 2026-12-31. */
export interface InvitationView {
  id: string;
  label: string;
  studies: "all" | StudyName[];
  lastDay: string | null;
  state: "active" | "ended" | "expired";
  endedOn: string | null;
  visits: { first: string; last: string; studies: StudyName[] } | null;
}

export function describeState({ state, lastDay, endedOn }: InvitationView, strings: Strings): string {
  const { owner } = strings;
  if (state === "ended") return fill(owner.ended, { date: formatDay(endedOn ?? "", strings) });
  if (lastDay === null) return owner.active;
  const pattern = state === "expired" ? owner.expired : owner.activeUntil;
  return fill(pattern, { date: formatDay(lastDay, strings) });
}

export function describeScope({ studies }: InvitationView, { owner }: Strings): string {
  return studies === "all" ? owner.all : titlesOf(studies);
}

export function describeVisits({ visits }: InvitationView, strings: Strings): string {
  const { owner } = strings;
  if (!visits) return owner.notVisited;
  const [first, last] = [visits.first, visits.last].map((day) => formatDay(day, strings, "medium"));
  return first === last
    ? fill(owner.visitedOnce, { date: first ?? "" })
    : fill(owner.visited, { first: first ?? "", last: last ?? "" });
}

/** Joins titles with dots, because a title can contain commas. */
export function titlesOf(studies: StudyName[]): string {
  return studies.map(({ title }) => title).join(" · ");
}

export function formatDay(
  day: string,
  { lang }: Pick<Strings, "lang">,
  dateStyle: "long" | "medium" = "long",
): string {
  return new Intl.DateTimeFormat(lang, { dateStyle, timeZone: "UTC" }).format(new Date(day));
}
