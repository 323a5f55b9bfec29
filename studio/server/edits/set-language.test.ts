import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { TRANSLATIONS } from "../../../pipeline/read/translations.ts";
import { hasPluralForms, pluralForms } from "./plural-forms.ts";
import { translate } from "./set-language.ts";

const { en: english, ...translations } = TRANSLATIONS;
const { owner, ...visitorStrings } = english;

test.each(Object.entries(translations))(
  "the translation %s has all strings that visitors see, with the plural forms of its language",
  (lang, strings) => {
    const { mailText, mailUntil } = owner;
    const expected = { ...visitorStrings, owner: { mailText, mailUntil } };
    expect(namesIn(strings)).toEqual(namesIn(expected, () => Object.keys(pluralForms(lang))));
    expect(interfaceSchema.parse(parse(translate("", strings)))).toMatchObject(strings);
  },
);

test("translate removes the plural forms of the old language", () => {
  const { study } = parse(translate(translate("", translations.pl), translations.ja));
  expect(study.sections).toEqual({ other: "{count}セクション" });
});

test("translate keeps comments and the strings of /owner, and the text can be translated back", () => {
  const source = readFileSync("content/interface.yaml", "utf8");
  const german = translate(source, translations.de);
  expect(german).toContain("  # printed instead of the form\n  onPaper: ");
  expect(german).toContain("owner:\n  title: Invitations\n  password: Password\n");
  expect(parse(translate(german, parse(source)))).toEqual(parse(source));
});

test("translate changes only the lines of translated strings", () => {
  const source = `# Mine\r\nlang: en\r\nfooter:     # aligned\r\n  "menu": 'Menu'       # one\r\n  own:  "Kept"  # two\r\n`;
  expect(translate(source, { footer: { menu: "Menü" }, page: { next: "Weiter" } })).toBe(
    `${source.replace("'Menu'", "'Menü'")}page:\r\n  next: Weiter\r\n`,
  );
});

/** Lists the names of all strings. A string with plural forms has these forms in its name. */
function namesIn(value: object, formsOf = Object.keys, path = ""): string[] {
  if (hasPluralForms(value)) return [`${path}: ${formsOf(value).sort()}`];
  return Object.entries(value)
    .flatMap(([key, inner]) =>
      typeof inner === "string" ? `${path}.${key}` : namesIn(inner, formsOf, `${path}.${key}`),
    )
    .sort();
}
