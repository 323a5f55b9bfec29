import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
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
