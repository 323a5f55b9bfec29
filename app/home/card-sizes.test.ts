import { expect, test } from "vitest";
import { sizesOf, spanOf } from "./card-sizes.ts";

test.each([
  [1, 7, "column column column column column column column"],
  [2, 7, "column column column column column column row"],
  [3, 6, "column column column column column column"],
  [3, 7, "column column column column column column row"],
  [3, 8, "column column column column column column half-row half-row"],
  [3, 1, "row"],
  [3, 2, "half-row half-row"],
])("a grid with %d columns has no gaps when it contains %d cards", (columns, count, spans) => {
  const layout = { columns, pageWidth: 1328 };
  const cardSpans = Array.from({ length: count }, (_, index) => spanOf(index, count, layout));
  expect(cardSpans.join(" ")).toBe(spans);
});

test("sizesOf returns the column width, and a smaller width on phones", () => {
  expect(sizesOf("column", { columns: 2, pageWidth: 1328 })).toBe(
    "(max-width: 500px) calc(61vw - 24px), (min-width: 1408px) 650px, (min-width: 820px) calc(50vw - 54px), calc(100vw - 40px)",
  );
});

test.each([
  ["column", "424px"],
  ["half-row", "650px"],
  ["row", "1328px"],
] as const)("on wide screens, the size of an image with the span %s in three columns is %s", (span, size) => {
  expect(sizesOf(span, { columns: 3, pageWidth: 1328 })).toContain(`(min-width: 1408px) ${size},`);
});

test.each(["column", "half-row", "row"] as const)("a phone loads a 720 px image for the span %s", (span) => {
  const sizes = sizesOf(span, { columns: 3, pageWidth: 1328 });
  const [, share, margin] = /^\(max-width: 500px\) calc\((\d+)vw - (\d+)px\)/.exec(sizes) ?? [];
  const width = (390 * Number(share)) / 100 - Number(margin);
  expect(3 * width).toBeGreaterThan(400);
  expect(3 * width).toBeLessThanOrEqual(720);
});
