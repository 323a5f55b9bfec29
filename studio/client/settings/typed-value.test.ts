import { expect, test } from "vitest";
import { completeAddress, parseColor, valueOfName } from "./typed-value.ts";

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

test.each([
  ["ada@example.com", "mailto:ada@example.com"],
  ["github.com/ada", "https://github.com/ada"],
  ["www.müller.de?a=1", "https://www.müller.de?a=1"],
  ["example.com:8080/work", "https://example.com:8080/work"],
  ["+49 (30) 123-456", "tel:+4930123456"],
  ["http://example.com", "http://example.com"],
  ["/brief", "/brief"],
  ["Ada Lovelace", "Ada Lovelace"],
])("completeAddress turns %j into %j", (text, address) => {
  expect(completeAddress(text)).toBe(address);
});

test.each([
  ["tiếng việt", "vi"],
  [" Vietnamese ", "vi"],
  ["fr-CH", "fr-CH"],
])("valueOfName turns %j into %j", (typed, value) => {
  const options = [{ value: "vi", label: "Tiếng Việt · Vietnamese" }];
  expect(valueOfName(typed, options)).toBe(value);
});
