import { expect, test } from "vitest";
import german from "#app/content/translations/german.json" with { type: "json" };
import japanese from "#app/content/translations/japanese.json" with { type: "json" };
import { englishTexts } from "./english-texts.ts";

const { count } = englishTexts(null, "it");

test.each([
  ["counts every text if interface.yaml is empty", "it", null, count],
  ["does not count a translated text", "it", { page: { skip: "Vai al contenuto" } }, count - 1],
  ["counts a text that equals its English default", "it", { page: { skip: "Skip to content" } }, count],
  ["does not count a text of the studio's translation that equals English", "de-AT", german, 0],
  ["does not count texts of a site in English", "en-GB", null, 0],
  ["does not count plural forms that the language does not use", "ja", japanese, 0],
])("%s", (_title, lang, data, expected) => {
  expect(englishTexts(data, lang).paths).toHaveLength(expected);
});

test("names the first text, and omits texts that consist of placeholders", () => {
  const paths = englishTexts(null, "it").paths.map((path) => path.join("."));
  expect(paths[0]).toBe("page.skip");
  expect(paths).toContain("lock.title");
  expect(paths).not.toContain("page.title");
});
