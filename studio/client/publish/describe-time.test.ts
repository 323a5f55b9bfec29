import { expect, test } from "vitest";
import { describeTime } from "./describe-time.ts";

const TIME = new Date(2026, 10, 29, 13, 6).getTime();

test("describes a time of today without its date, and another time with its date", () => {
  expect(describeTime(TIME, new Date(2026, 10, 29, 23, 59).getTime())).toMatch(/^today, \D*\d{1,2}:06\D*$/);
  expect(describeTime(TIME, new Date(2026, 10, 30, 0, 0).getTime())).toMatch(/29.*2026.*\d:06\D*$/);
});
