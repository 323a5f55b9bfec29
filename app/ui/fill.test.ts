import { expect, test } from "vitest";
import { fillPlaceholders, fillPlural } from "./fill.ts";

test("fillPlaceholders replaces known placeholders and keeps unknown placeholders", () => {
  expect(fillPlaceholders("{a} of {b}, {c}", { a: 1, b: "$&{a}" })).toBe("1 of $&{a}, {c}");
});

test.each([
  ["en", 1, "one"],
  ["en", 0, "other"],
  ["pl", 3, "few"],
  ["ar", 2, "other"],
])("in language %s, fillPlural formats %i with the form %s", (lang, count, form) => {
  expect(fillPlural({ one: "one", few: "few", other: "other" }, { count }, lang)).toBe(form);
});
