import { expect, test } from "vitest";
import { droppedIndex, withoutOwnTexts } from "./parts.ts";

const isStudy = (link: string) => link === "/trade";

test.each([
  [
    { link: "/trade", title: "Mine", image: "a.png" },
    { link: "/trade", image: "a.png" },
  ],
  [{ link: "/trade", image: "a.png" }, null],
  [{ link: "https://example.com", title: "Mine" }, null],
  [{ type: "quote", title: "A section" }, null],
])("withoutOwnTexts of %j is %j", (was, expected) => {
  expect(withoutOwnTexts({ was }, isStudy)).toEqual(expected);
});

test.each([
  [2, "before", 0, 0],
  [0, "before", 2, 1],
  [0, "after", 2, 2],
  [2, "after", 0, 1],
  [1, "after", 0, 1],
  [1, "before", 2, 1],
] as const)("item %d, dropped %s item %d, gets the index %d", (from, position, target, index) => {
  expect(droppedIndex(from, target, position)).toBe(index);
});
