import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { encodeRedirect, resolveStrings } from "./build-content.ts";

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

test.each([
  ["/über/", "/", "/%C3%BCber", "/"],
  ["/old", "https://bücher.example/größe", "/old", "https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe"],
])(
  "encodeRedirect returns ASCII addresses for a redirect from %s to %s",
  (from, to, encodedFrom, encodedTo) => {
    expect(encodeRedirect({ from, to })).toEqual({ from: encodedFrom, to: encodedTo });
  },
);
