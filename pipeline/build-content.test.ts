import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { fillPlural } from "#app/ui/fill.ts";
import { resolveStrings } from "./build-content.ts";

test.each([
  ["he", "rtl"],
  ["az-Arab", "rtl"],
  ["az", undefined],
  ["de-CH", undefined],
])("resolveStrings adds the text direction of the language %s and the typefaces", (lang, direction) => {
  const strings = interfaceSchema.parse({ page: { setIn: "{typefaces}!" } });
  const { dir, page } = resolveStrings(strings, lang, ["Inter"]);
  expect([dir, page.setIn]).toEqual([direction, "Inter!"]);
});

test("counts in English with plural forms that are not translated, and in the site's language with others", () => {
  const translation = { other: "{count} phần" };
  const { study } = resolveStrings(interfaceSchema.parse({ study: { sections: translation } }), "vi", []);
  const texts = [study.sections, study.videos].map((forms) => fillPlural(forms, { count: 1 }, "vi"));
  expect(texts).toEqual(["1 phần", "1 video"]);
});
