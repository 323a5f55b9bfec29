import { expect, test } from "vitest";
import { z } from "zod";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { explainTexts, type JsonSchema } from "./plural-forms.ts";

const schema = z.toJSONSchema(interfaceSchema, { io: "input" }) as JsonSchema;

test.each<[lang: string, numbers: Record<string, string>]>([
  ["en-GB", { one: "the number 1", other: "the numbers 0, 2, 3, 4, 5 and so on" }],
  [
    "pl",
    {
      one: "the number 1",
      few: "the numbers 2, 3, 4, 22, 23 and so on",
      many: "the numbers 0, 5, 6, 7, 8 and so on",
      other: "all other numbers",
    },
  ],
  ["ja", { other: "all numbers" }],
])("explains the plural forms of %s, and omits the others", (lang, numbers) => {
  const sections = explainTexts(schema, lang).properties?.study?.properties?.sections?.properties ?? {};
  const descriptions = Object.entries(sections).map(([form, { description }]) => [form, description]);
  const expected = Object.entries(numbers).map(([form, list]) => [
    form,
    `The page uses this text for ${list}.`,
  ]);
  expect(descriptions).toEqual(expected);
});

test("titles a text with its English text, also a form that English does not have", () => {
  const { skip } = explainTexts(schema, "pl").properties?.page?.properties ?? {};
  const { sections } = explainTexts(schema, "pl").properties?.study?.properties ?? {};
  const titles = [skip, sections, sections?.properties?.one, sections?.properties?.few].map(
    (text) => text?.title,
  );
  expect(titles).toEqual(["Skip to content", "{count} sections", "{count} section", "{count} sections"]);
});
