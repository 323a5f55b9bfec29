import type { Strings } from "#app/content/types.ts";
import { fill } from "#app/ui/fill.ts";

export interface StudyName {
  slug: string;
  /** Of one that is not there any more, the name its address had, and that it is gone. */
  title: string;
}

export interface Visits {
  /** Days, as 2026-12-31. */
  first: string;
  last: string;
  studies: StudyName[];
}

/** An invitation as its owner is shown it. */
export interface ShownInvitation {
  id: string;
  label: string;
  scope: "all" | StudyName[];
  until: string | null;
  state: "open" | "ended" | "over";
  /** The day on which it was ended, or null. */
  endedOn: string | null;
  visits: Visits | null;
}

export function sayState({ state, until, endedOn }: ShownInvitation, strings: Strings): string {
  const { owner } = strings;
  if (state === "ended") return fill(owner.ended, { date: sayDay(endedOn ?? "", strings) });
  if (until === null) return owner.open;
  return fill(state === "over" ? owner.over : owner.openUntil, { date: sayDay(until, strings) });
}

export function sayScope({ scope }: ShownInvitation, strings: Strings): string {
  return scope === "all" ? strings.owner.all : sayStudies(scope);
}

export function sayVisits({ visits }: ShownInvitation, strings: Strings): string {
  const { owner } = strings;
  if (!visits) return owner.notVisited;
  const [first, last] = [sayDay(visits.first, strings, "medium"), sayDay(visits.last, strings, "medium")];
  return first === last ? fill(owner.visitedOnce, { date: first }) : fill(owner.visited, { first, last });
}

/** A title may have a comma of its own. */
export function sayStudies(studies: StudyName[]): string {
  return studies.map(({ title }) => title).join(" · ");
}

/** @param day as 2026-12-31 */
export function sayDay(
  day: string,
  { lang }: Pick<Strings, "lang">,
  dateStyle: "long" | "medium" = "long",
): string {
  return new Intl.DateTimeFormat(lang, { dateStyle, timeZone: "UTC" }).format(new Date(day));
}
