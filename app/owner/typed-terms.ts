import { lettersIn, SHORT } from "#app/letters-in.ts";

/** What stands in the fields of the form, as it was typed. */
export interface Typed {
  label: string;
  opens: "all" | "some";
  /** Slugs. */
  studies: string[];
  until: string;
  /** Empty for made ones. */
  words: string;
}

/** By the field at which it is told. */
export interface Mistakes {
  label?: "labelEmpty" | "labelLong";
  studies?: "noStudy";
  until?: "notADay" | "past";
  words?: "wordsShort" | "wordsLong" | "wordsTaken";
}

export const NOTHING_TYPED: Typed = { label: "", opens: "all", studies: [], until: "", words: "" };

const LABEL_LENGTH = 200;
const WORDS_LENGTH = 100;

/** @param studies slugs that may be chosen: others are left out */
export function typedIn(form: URLSearchParams, studies: readonly string[]): Typed {
  const text = (name: string) => (form.get(name) ?? "").trim();
  return {
    label: text("label"),
    // Whoever sends neither has not meant all. Without a study there is no choice to send.
    opens: form.get("opens") === "all" || studies.length === 0 ? "all" : "some",
    studies: studies.filter((slug) => form.getAll("study").includes(slug)),
    until: text("until"),
    words: text("words"),
  };
}

/** @param now milliseconds since 1970 @returns null when all is well */
export function mistakesIn({ label, opens, studies, until, words }: Typed, now: number): Mistakes | null {
  const mistakes: Mistakes = {};
  if (label === "") mistakes.label = "labelEmpty";
  if ([...label].length > LABEL_LENGTH) mistakes.label = "labelLong";
  if (opens === "some" && studies.length === 0) mistakes.studies = "noStudy";
  if (until !== "" && !isDay(until)) mistakes.until = "notADay";
  else if (until !== "" && until < firstDayThatIs(now)) mistakes.until = "past";
  if (words !== "" && lettersIn(words) < SHORT) mistakes.words = "wordsShort";
  if ([...words].length > WORDS_LENGTH) mistakes.words = "wordsLong";
  return Object.keys(mistakes).length > 0 ? mistakes : null;
}

export function termsOf({ label, opens, studies, until }: Typed) {
  return { label, opens: opens === "all" ? opens : studies, until: until === "" ? null : until };
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text
  );
}

/** Somewhere on earth, at UTC-12, it is still this day. */
function firstDayThatIs(now: number): string {
  return dayOf(now - 12 * 60 * 60 * 1000);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, "2026-12-31".length);
}
