import { expect, test } from "vitest";
import { LARGEST, planFilm, readTime } from "./plan.ts";

const recording = { width: 1280, height: 800, seconds: 10, framesPerSecond: 30, isHdr: false };

test.each([
  ["a large one", 2560, 1600, 1280, 800],
  ["a small one, which stays as it is", 640, 360, 640, 360],
  ["odd sides", 333, 777, 334, 778],
  ["odd sides of a large one", 1919, 801, 1280, 534],
  ["a phone held upright", 1080, 1920, 720, 1280],
  ["a thin line", 4000, 1, 1280, 2],
])("gives even sides of 1280 pixels at most: %s", (_name, width, height, planWidth, planHeight) => {
  expect(planFilm({ ...recording, width, height }, {})).toMatchObject({
    width: planWidth,
    height: planHeight,
  });
});

test.each([
  [60, 30],
  [50, 25],
  [30.02, 30],
  [25, 25],
  [120, 30],
  [10, 10],
])("keeps %d frames per second as %d", (framesPerSecond, expected) => {
  expect(planFilm({ ...recording, framesPerSecond }, {}).framesPerSecond).toBe(expected);
});

test("spends what the budget allows, and no more than can be seen", () => {
  const long = planFilm({ ...recording, seconds: 20 }, {});
  expect((long.bitsPerSecond * 20) / 8).toBeLessThan(LARGEST);
  expect((long.bitsPerSecond * 20) / 8).toBeGreaterThan(LARGEST * 0.95);
  expect(planFilm({ ...recording, seconds: 1 }, {}).bitsPerSecond).toBeLessThan(5_000_000);
});

test("says of a film that is too long how much of it to take", () => {
  const long = { ...recording, seconds: 62.4 };
  expect(() => planFilm(long, { from: 10 })).toThrow(
    "That is 52 seconds of film; 26 fit into 1.5 MB and still look good. Choose them, for example with --from 10 --to 36.",
  );
  expect(planFilm(long, { from: 10, to: 36 })).toMatchObject({ from: 10, seconds: 26 });
});

test("takes what is there of the part that was asked for", () => {
  expect(planFilm(recording, { from: 4, to: 99 })).toMatchObject({ from: 4, seconds: 6 });
  expect(() => planFilm(recording, { from: 10 })).toThrow("The recording is 10.0 seconds long");
  expect(() => planFilm(recording, { from: 3, to: 3 })).toThrow("--from must be less than --to");
});

test.each([
  ["12.5", 12.5],
  ["1:02.5", 62.5],
  ["0:05", 5],
])("reads %s", (text, seconds) => {
  expect(readTime("--from", text)).toBe(seconds);
});

test.each(["", "a", "-1", "1:2", "1:02:03", "1e3"])("refuses the time %j", (text) => {
  expect(() => readTime("--from", text)).toThrow(
    `--from ${text}: write seconds as 12.5, or minutes as 1:02.5.`,
  );
});
