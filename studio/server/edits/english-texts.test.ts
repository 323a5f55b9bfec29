import { expect, test } from "vitest";
import german from "../../translations/german.json" with { type: "json" };
import { englishTexts } from "./english-texts.ts";

const { count } = englishTexts(null, "pl");

test.each([
  ["counts every text if interface.yaml is empty", "pl", null, count],
  ["does not count a translated text", "pl", { page: { skip: "Przejdź do treści" } }, count - 1],
  ["counts a text that equals its English default", "pl", { page: { skip: "Skip to content" } }, count],
  ["does not count a text of the studio's translation that equals English", "de-AT", german, 0],
  ["does not count texts of a site in English", "en-GB", null, 0],
])("%s", (_title, lang, data, expected) => {
  expect(englishTexts(data, lang).paths).toHaveLength(expected);
});

test("names the first text, and omits texts that consist of placeholders", () => {
  const paths = englishTexts(null, "pl").paths.map((path) => path.join("."));
  expect(paths[0]).toBe("page.skip");
  expect(paths).toContain("lock.title");
  expect(paths).not.toContain("page.title");
});
