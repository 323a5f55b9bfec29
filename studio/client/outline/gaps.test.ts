import { expect, test } from "vitest";
import { findGap } from "./gaps.ts";

const boxes = [100, 400].map((top) => ({ x: 100, width: 800, top, bottom: top + 200 })) as DOMRect[];

test.each([
  ["near the pointer, before the first section", 50, Number.NaN, { index: 0, y: 80 }],
  ["near the pointer, between two sections", 350, 1, { index: 1, y: 350 }],
  ["after the selected section", 200, 0, { index: 1, y: 350 }],
  ["before the selected section, if the window does not show the gap after it", 200, 1, { index: 1, y: 350 }],
  ["nowhere without a selection", 200, Number.NaN, null],
])("finds a gap %s", (_, pointerY, selected, gap) => {
  const options = { pointerY, selected, height: 500 };
  expect(findGap(boxes, options)).toEqual(gap && { x: 500, ...gap });
});
