import type { Words } from "#app/content/types.ts";
import { fill } from "#app/fill.ts";

/** A study by its title; one that is not there any more by the name its address had. */
export interface StudyName {
  slug: string;
  title: string;
  isGone: boolean;
}

export interface Visits {
  /** Days, as 2026-12-31. */
  first: string;
  last: string;
  studies: StudyName[];
}

/** An invitation as its owner is shown it. */
export interface Shown {
  id: string;
  label: string;
  opens: "all" | StudyName[];
  until: string | null;
  state: "open" | "ended" | "over";
  /** The day on which it was ended, or null. */
  endedOn: string | null;
  visits: Visits | null;
}

export function sayState({ state, until, endedOn }: Shown, words: Words): string {
  const { owner } = words;
  if (state === "ended") return fill(owner.ended, { date: sayDay(endedOn ?? "", words) });
  if (until === null) return owner.open;
  return fill(state === "over" ? owner.over : owner.openUntil, { date: sayDay(until, words) });
}

export function sayOpens({ opens }: Shown, words: Words): string {
  return opens === "all" ? words.owner.all : sayStudies(opens, words);
}

export function sayVisits({ visits }: Shown, words: Words): string {
  const { owner } = words;
  if (!visits) return owner.notVisited;
  const [first, last] = [sayDay(visits.first, words, "medium"), sayDay(visits.last, words, "medium")];
  return first === last ? fill(owner.visitedOnce, { date: first }) : fill(owner.visited, { first, last });
}

/** A title may have a comma of its own. */
export function sayStudies(studies: StudyName[], words: Words): string {
  return studies.map((study) => sayStudy(study, words)).join(" · ");
}

export function sayStudy({ title, isGone }: StudyName, { owner }: Words): string {
  return isGone ? fill(owner.gone, { title }) : title;
}

/** @param day as 2026-12-31 */
export function sayDay(
  day: string,
  { lang }: Pick<Words, "lang">,
  dateStyle: "long" | "medium" = "long",
): string {
  return new Intl.DateTimeFormat(lang, { dateStyle, timeZone: "UTC" }).format(new Date(day));
}
