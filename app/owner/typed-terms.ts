import { countCharacters, MIN_PASSCODE_CHARACTERS } from "#app/ui/count-characters.ts";

/** What stands in the fields of the form, as it was typed. */
export interface Typed {
  label: string;
  scope: "all" | "some";
  /** Slugs. */
  studies: string[];
  until: string;
  /** Empty for made ones. */
  ownPasscode: string;
}

/** By the field at which it is told. */
export interface Problems {
  label?: "labelEmpty" | "labelLong";
  studies?: "noStudy";
  until?: "notADay" | "past";
  ownPasscode?: "wordsShort" | "wordsLong" | "wordsTaken";
}

export const NOTHING_TYPED: Typed = { label: "", scope: "all", studies: [], until: "", ownPasscode: "" };

const LABEL_LENGTH = 200;
const PASSCODE_LENGTH = 100;

/** @param studies slugs that may be chosen: others are left out */
export function typedIn(form: URLSearchParams, studies: readonly string[]): Typed {
  const text = (name: string) => (form.get(name) ?? "").trim();
  return {
    label: text("label"),
    // Whoever sends neither has not meant all. Without a study there is no choice to send.
    scope: form.get("opens") === "all" || studies.length === 0 ? "all" : "some",
    studies: studies.filter((slug) => form.getAll("study").includes(slug)),
    until: text("until"),
    ownPasscode: text("words"),
  };
}

/** @param now milliseconds since 1970 @returns null when all is well */
export function problemsIn(
  { label, scope, studies, until, ownPasscode }: Typed,
  now: number,
): Problems | null {
  const problems: Problems = {};
  if (!/[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(label)) problems.label = "labelEmpty";
  if ([...label].length > LABEL_LENGTH) problems.label = "labelLong";
  if (scope === "some" && studies.length === 0) problems.studies = "noStudy";
  if (until !== "" && !isDay(until)) problems.until = "notADay";
  else if (until !== "" && until < firstDayThatIs(now)) problems.until = "past";
  if (ownPasscode !== "" && countCharacters(ownPasscode) < MIN_PASSCODE_CHARACTERS)
    problems.ownPasscode = "wordsShort";
  if ([...ownPasscode].length > PASSCODE_LENGTH) problems.ownPasscode = "wordsLong";
  return Object.keys(problems).length > 0 ? problems : null;
}

export function termsOf({ label, scope, studies, until }: Typed) {
  return { label, scope: scope === "all" ? scope : studies, until: until === "" ? null : until };
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
