import { expect, test } from "vitest";
import { steadyClock } from "./steady-clock.ts";

test("goes on from the latest time when it is set back, and as the clock does else", () => {
  let time = 1_000;
  const now = steadyClock(() => time);
  const tell = (set: number) => {
    time = set;
    return now();
  };
  expect([1_000, 1_500, 500, 500, 700, 3_000].map(tell)).toEqual([1_000, 1_500, 1_500, 1_500, 1_700, 4_000]);
});

test("begins at the time it is given, or later", () => {
  expect(steadyClock(() => 5, 100)()).toBe(100);
  expect(steadyClock(() => 500, 100)()).toBe(500);
});
