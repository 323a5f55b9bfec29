import { expect, test } from "vitest";
import { parseColor } from "./typed-value.ts";

test.each([
  ["yellow", "#ffff00"],
  ["b0005f", "#b0005f"],
  [" #B05 ", "#bb0055"],
  ["rgb(176, 0, 95)", "#b0005f"],
  ["hsl(0 100% 50%)", "#ff0000"],
])("parseColor accepts %s", (typed, color) => {
  expect(parseColor(typed)).toBe(color);
});

test("parseColor throws an error with examples for a text that is not a color", () => {
  expect(() => parseColor("pinkish")).toThrow("Write a color such as yellow, #b0005f or rgb(176, 0, 95).");
});
