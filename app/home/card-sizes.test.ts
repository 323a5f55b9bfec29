import { expect, test } from "vitest";
import { sizesOf, spanOf } from "./card-sizes.ts";

test.each([
  [1, 7, "one one one one one one one"],
  [2, 6, "one one one one one one"],
  [2, 7, "one one one one one one both"],
  [3, 6, "one one one one one one"],
  [3, 7, "one one one one one one both"],
  [3, 8, "one one one one one one half half"],
  [3, 1, "both"],
  [3, 2, "half half"],
])("a grid with %d columns has no gaps when it contains %d cards", (columns, count, spans) => {
  const layout = { columns, pageWidth: 1328 };
  const cardSpans = Array.from({ length: count }, (_, index) => spanOf(index, count, layout));
  expect(cardSpans.join(" ")).toBe(spans);
});

test("sizesOf returns the column width, and a smaller width on phones", () => {
  expect(sizesOf("one", { columns: 2, pageWidth: 1328 })).toBe(
    "(max-width: 500px) calc(61vw - 24px), (min-width: 1408px) 650px, (min-width: 820px) calc(50vw - 54px), calc(100vw - 40px)",
  );
});

test.each([
  ["one", "424px"],
  ["half", "650px"],
  ["both", "1328px"],
] as const)("on wide screens, the size of an image with the span %s in three columns is %s", (span, size) => {
  expect(sizesOf(span, { columns: 3, pageWidth: 1328 })).toContain(`(min-width: 1408px) ${size},`);
});

test.each(["one", "half", "both"] as const)(
  "a phone with density 3 loads a 720 px image for a card with the span %s",
  (span) => {
    const sizes = sizesOf(span, { columns: 3, pageWidth: 1328 });
    const [, share, margin] = /^\(max-width: 500px\) calc\((\d+)vw - (\d+)px\)/.exec(sizes) ?? [];
    const width = (390 * Number(share)) / 100 - Number(margin);
    expect(3 * width).toBeGreaterThan(400);
    expect(3 * width).toBeLessThanOrEqual(720);
  },
);
