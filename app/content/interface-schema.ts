/** This Zod schema checks content/interface.yaml. english.json contains the default of every string. */
import { z } from "zod";
import english from "./english.json" with { type: "json" };

/**
 * The keys are the categories of Intl.PluralRules. English uses only `one` and `other`. The pipeline sets `lang` if the
 * forms are not in the language of the site.
 */
type Plural = { one: string; other: string } & Partial<
  Record<"zero" | "two" | "few" | "many" | "lang", string>
>;

type StringsLike<T> = T extends Plural
  ? Plural
  : T extends string | string[]
    ? T
    : { [Key in keyof T]: StringsLike<T[Key]> };

export type InterfaceFile = StringsLike<typeof english>;

/** A translation can omit this placeholder. */
const OPTIONAL_PLACEHOLDER = "{typefaces}";

type Groups = typeof english;
/** Names a string with its group, such as "page.skip". */
type StringPath = { [Name in keyof Groups]: `${Name}.${keyof Groups[Name] & string}` }[keyof Groups];

/** Help texts for strings whose names do not show where they appear. */
const HELP: Partial<Record<StringPath, string>> = {
  "page.skip": "The first link of every page, which appears when a visitor presses Tab.",
  "page.navigation": "Screen readers read this name for the links at the top of a page.",
  "page.title": "In the browser tab, in search results and in shared links.",
  "page.setIn": "In the footer, before the names of your typefaces.",
  "links.newTab": "Screen readers read this after a link that opens a new tab.",
  "links.locked": "Screen readers read this after the title of a locked study.",
  "cards.projects": "Screen readers read this name for the list of cards.",
  "cards.locked": "On the cards of locked studies.",
  "study.tags": "Screen readers read this name for the tags at the top of a study.",
  "lock.locked": "At the top of locked studies, and on their cards below another study.",
  "lock.chip": "Screen readers read this name for the lock at the top of a locked study.",
  "lock.summary": "Screen readers read this name for the summary of a locked study.",
  "lock.wait": "On the button, after too many attempts.",
  "lock.waitOver": "In the passcode prompt, when the wait is over.",
  "lock.noPage": "In the passcode prompt, if the connection fails after a correct passcode.",
  "lock.ok": "The button that closes a message about an attempt that failed.",
  "lock.outside": "In the passcode prompt, for a guest whose invitation opens other studies.",
};

/** All strings are optional. A translation must keep the placeholders of the English string, such as {name}. */
export const interfaceSchema = groupSchema(english) as z.ZodType<InterfaceFile>;

type EnglishStrings = string | string[] | { [key: string]: EnglishStrings };

function stringSchema(value: EnglishStrings, path: string): z.ZodType {
  const schema = schemaWithoutHelp(value, path);
  const help = HELP[path as StringPath];
  return help ? schema.describe(help) : schema;
}

function schemaWithoutHelp(value: EnglishStrings, path: string): z.ZodType {
  if (typeof value === "string") return phraseSchema(value).default(value);
  if (Array.isArray(value)) return z.array(textSchema([])).default(value);
  return isPlural(value) ? pluralSchema(value) : groupSchema(value, `${path}.`);
}

function groupSchema(strings: { [key: string]: EnglishStrings }, prefix = ""): z.ZodType {
  const shape = Object.entries(strings).map(([key, value]) => [key, stringSchema(value, prefix + key)]);
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
