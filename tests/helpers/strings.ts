import { snapshot } from "./site/snapshot.ts";

/** What the site says, in its own language: that of the journeys speaks German. */
export const { strings } = snapshot;

type Forms = Record<string, string>;

/** Matches a phrase in all its forms, with anything in its places in braces. */
export function saying(phrase: string | Forms): RegExp {
  const forms = typeof phrase === "string" ? [phrase] : Object.values(phrase);
  return new RegExp(forms.map(withoutPlaces).join("|"));
}

/** A phrase as the page says it of more than one. */
export function saidOf(count: number, { other = "" }: Forms): string {
  return other.replaceAll(/\{\w+\}/g, String(count));
}

// What stands in a place may be nothing, and then a space beside it goes as well.
function withoutPlaces(form: string): string {
  const parts = form.split(/\{\w+\}/).map((part) => RegExp.escape(part.trim()));
  return parts.join(".*");
}
