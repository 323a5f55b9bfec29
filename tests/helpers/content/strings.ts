import { snapshot } from "./snapshot.ts";

/** Pages of the tested site show these strings. */
export const { strings } = snapshot;

type Forms = Record<string, string>;

/** Matches each plural form of a phrase, with any text instead of its placeholders. */
export function patternOf(phrase: string | Forms): RegExp {
  const forms = typeof phrase === "string" ? [phrase] : Object.values(phrase);
  return new RegExp(forms.map(withoutPlaceholders).join("|"));
}

/** Returns the plural of a phrase, with the count instead of its placeholders. */
export function pluralOf(count: number, { other = "" }: Forms): string {
  return other.replaceAll(/\{\w+\}/g, String(count));
}

// A placeholder can be empty, and then the space next to it disappears as well.
function withoutPlaceholders(form: string): string {
  const parts = form.split(/\{\w+\}/).map((part) => RegExp.escape(part.trim()));
  return parts.join(".*");
}
