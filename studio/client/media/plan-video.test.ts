import { expect, test } from "vitest";
import { planVideo } from "./plan-video.ts";

const RECORDING = { width: 1280, height: 800, framesPerSecond: 30, seconds: 10 };

test.each([
  ["a recording of a large screen", 2880, 1800, 1920, 1200],
  ["a recording of a phone", 1170, 2532, 888, 1920],
  ["a small recording with odd sides", 333, 777, 334, 778],
])(
  "planVideo returns even sides of at most 1920 pixels for %s",
  (_title, width, height, newWidth, newHeight) => {
    expect(planVideo({ ...RECORDING, width, height })).toMatchObject({ width: newWidth, height: newHeight });
  },
);

test.each([
  [120, 30],
  [50, 25],
  [30.02, undefined],
  [12, undefined],
])("planVideo turns %d frames per second into %s, or keeps them", (framesPerSecond, expected) => {
  expect(planVideo({ ...RECORDING, framesPerSecond }).framesPerSecond).toBe(expected);
});

test("planVideo makes a long video smaller, so that it is sharp and below 8 MB", () => {
  const { width, height, bitsPerSecond } = planVideo({ ...RECORDING, seconds: 200 });
  expect((bitsPerSecond * 200) / 8).toBeLessThan(7_000_000);
  expect(width).toBeLessThan(1280);
  expect(bitsPerSecond / (width * height * 30)).toBeCloseTo(0.015);
  expect(planVideo({ ...RECORDING, seconds: 60 }).width).toBe(1280);
});
