import { expect, test } from "vitest";
import type { RichText } from "#app/content/types.ts";
import { plainText } from "./plain-text.ts";

const text: RichText = [
  { type: "paragraph", children: ["a", { type: "break" }, { type: "strong", children: ["b"] }, "c"] },
  {
    type: "list",
    start: null,
    items: [[{ type: "paragraph", children: ["d"] }], [{ type: "paragraph", children: ["e"] }]],
  },
];

test.each([
  [undefined, "a bc d e"],
  ["\n", "a\nbc\nd\ne"],
])("with %j between lines, the plain text is %j", (lineBreak, expected) => {
  expect(plainText(text, lineBreak)).toBe(expected);
});
