/** This Zod schema checks content/interface.yaml. english.json contains the default of every string. */
import { z } from "zod";
import english from "./english.json" with { type: "json" };

/** The keys are the categories of Intl.PluralRules. English uses only `one` and `other`. */
type Plural = { one: string; other: string } & Partial<Record<"zero" | "two" | "few" | "many", string>>;

type StringsLike<T> = T extends Plural
  ? Plural
  : T extends string | string[]
    ? T
    : { [Key in keyof T]: StringsLike<T[Key]> };

export type InterfaceFile = StringsLike<typeof english>;

/** A translation can omit this placeholder. */
const OPTIONAL_PLACEHOLDER = "{typefaces}";

/** All strings are optional. A translation must keep the placeholders of the English string, such as {name}. */
export const interfaceSchema = groupSchema(english) as z.ZodType<InterfaceFile>;

type EnglishStrings = string | string[] | { [key: string]: EnglishStrings };

function stringSchema(value: EnglishStrings): z.ZodType {
  if (typeof value === "string") return phraseSchema(value).default(value);
  if (Array.isArray(value)) return z.array(textSchema([])).default(value);
  return isPlural(value) ? pluralSchema(value) : groupSchema(value);
}

function groupSchema(strings: { [key: string]: EnglishStrings }): z.ZodType {
  const shape = Object.entries(strings).map(([key, value]) => [key, stringSchema(value)]);
  return z.strictObject(Object.fromEntries(shape)).prefault({});
}

/** A plural form for a single number can omit the placeholder, as in "Try again in a second." */
function pluralSchema({ one, other }: Plural): z.ZodType {
  const form = textSchema(placeholdersIn(other)).optional();
  return z
    .strictObject({
      zero: form,
      one: textSchema(placeholdersIn(one)).default(one),
      two: form,
      few: form,
      many: form,
      other: phraseSchema(other).default(other),
    })
    .prefault({});
}

function phraseSchema(value: string) {
  const allowedNames = placeholdersIn(value);
  const requiredNames = allowedNames.filter((name) => name !== OPTIONAL_PLACEHOLDER);
  return textSchema(allowedNames).superRefine((translation, context) => {
    const missingNames = requiredNames.filter((name) => !placeholdersIn(translation).includes(name));
    if (missingNames.length > 0)
      context.addIssue(`must contain ${missingNames.join(" and ")}, which the page replaces`);
  });
}

function textSchema(allowedNames: string[]) {
  const advice = allowedNames.length > 0 ? `only ${allowedNames.join(" and ")} can be used` : "remove it";
  return z
    .string("write a text")
    .trim()
    .min(1, "must not be empty")
    .superRefine((value, context) => {
      for (const name of placeholdersIn(value).filter((placeholder) => !allowedNames.includes(placeholder))) {
        context.addIssue(`the placeholder ${name} does not exist here: ${advice}`);
      }
    });
}

function isPlural(value: object): value is Plural {
  return "one" in value && "other" in value;
}

function placeholdersIn(pattern: string): string[] {
  return pattern.match(/\{[^{}]*\}/g) ?? [];
}
