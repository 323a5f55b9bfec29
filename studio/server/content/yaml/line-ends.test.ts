import { expect, test } from "vitest";
import { withLineEnds } from "./line-ends.ts";

test.each([
  ["a line in a file with LF", "a\nb\n", "a\nc\nb\n", "a\nc\nb\n"],
  ["a line in a file with CRLF", "a\r\nb\r\n", "a\nc\nb\n", "a\r\nc\r\nb\r\n"],
  ["a line below CRLF", "a\r\nb\n", "a\nc\nb\n", "a\r\nc\r\nb\n"],
  ["a line below LF", "a\nb\r\n", "a\nc\nb\n", "a\nc\nb\r\n"],
  ["a moved line", "a\r\nb\nc\n", "b\na\nc\n", "b\na\r\nc\n"],
  ["equal lines before and after a change", "\r\na\n\nb\n", "\nc\n\nb\n", "\r\nc\r\n\nb\n"],
  ["a last line without a line end", "a\r\nb\nc", "c\nb\na", "c\r\nb\na"],
  ["the first lines of an empty file", "", "a\nb\n", "a\nb\n"],
])("keeps the line ends around %s", (_, source, text, expectedText) => {
  expect(withLineEnds(source, text)).toBe(expectedText);
});
