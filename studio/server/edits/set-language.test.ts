import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { TRANSLATIONS, translate } from "./set-language.ts";

const { en: english, ...translations } = TRANSLATIONS;
const { owner, ...visitorStrings } = english;

test.each(Object.entries(translations))(
  "the translation %s has all strings that visitors see",
  (_, strings) => {
    const { mailText, mailUntil } = owner;
    expect(namesIn(strings)).toEqual(namesIn({ ...visitorStrings, owner: { mailText, mailUntil } }));
    expect(interfaceSchema.parse(parse(translate("", strings)))).toMatchObject(strings);
  },
);

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

function namesIn(value: unknown, path = ""): string[] {
  if (typeof value === "string") return [path];
  return Object.entries(value as object)
    .flatMap(([key, inner]) => namesIn(inner, `${path}.${key}`))
    .sort();
}
