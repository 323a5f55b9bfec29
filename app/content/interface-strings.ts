import { z } from "zod";

/** May be left out as a whole. */
export function group<T extends z.ZodRawShape>(shape: T) {
  return z.strictObject(shape).prefault({} as z.input<z.ZodObject<T>>);
}

/** With no other placeholders than the English has. */
export function text(english: string) {
  const needed = placeholdersIn(english);
  return z
    .string("write a text")
    .trim()
    .min(1, "must not be empty")
    .superRefine((value, context) => {
      const found = placeholdersIn(value);
      const unknown = found.filter((name) => !needed.includes(name));
      for (const name of unknown) context.addIssue(`there is no ${name} here; ${advice(needed)}`);
    });
}

/** With all placeholders of the English, which it is without. */
export function phrase(english: string) {
  const needed = placeholdersIn(english);
  return text(english)
    .superRefine((value, context) => {
      const missing = needed.filter((name) => !placeholdersIn(value).includes(name));
      if (missing.length > 0) context.addIssue(`${missing.join(" and ")} is missing; ${advice(needed)}`);
    })
    .default(english);
}

/** The forms of Intl.PluralRules. A form for one number may do without it: "Next try in a second". */
export function plural(one: string, other: string) {
  const form = text(other).optional();
  return z
    .strictObject({
      zero: form,
      one: text(one).default(one),
      two: form,
      few: form,
      many: form,
      other: phrase(other),
    })
    .prefault({});
}

function placeholdersIn(pattern: string): string[] {
  return pattern.match(/\{[^{}]*\}/g) ?? [];
}

function advice(names: string[]): string {
  if (names.length === 0) return "take it out, with its braces";
  return `write ${names.join(" and ")}, which the page replaces`;
}
