import { expect, test } from "vitest";
import { MAX_BYTES, planVideo, readTime } from "./plan.ts";

const recording = { width: 1280, height: 800, seconds: 10, framesPerSecond: 30, isHdr: false };

test.each([
  ["a large recording", 2560, 1600, 1280, 800],
  ["a small recording, which keeps its size", 640, 360, 640, 360],
  ["a recording with odd sides", 333, 777, 334, 778],
  ["a recording in portrait format", 1080, 1920, 720, 1280],
])(
  "planVideo returns an even width and height of at most 1280 pixels for %s",
  (_name, width, height, planWidth, planHeight) => {
    const plan = planVideo({ ...recording, width, height });
    expect([plan.width, plan.height]).toEqual([planWidth, planHeight]);
  },
);

test.each([
  [60, 30],
  [30.02, 30],
  [120, 30],
  [10, 10],
])("for a recording of %d frames per second, plans %d", (framesPerSecond, expected) => {
  expect(planVideo({ ...recording, framesPerSecond }).framesPerSecond).toBe(expected);
});

test("a long video fills the size limit, and a short video has a lower bit rate", () => {
  const longPlan = planVideo({ ...recording, seconds: 20 });
  expect((longPlan.bitsPerSecond * 20) / 8).toBeLessThan(MAX_BYTES);
  expect((longPlan.bitsPerSecond * 20) / 8).toBeGreaterThan(MAX_BYTES * 0.95);
  expect(planVideo({ ...recording, seconds: 1 }).bitsPerSecond).toBeLessThan(5_000_000);
});

test("throws if the selected part is too long, and suggests a shorter part", () => {
  const longRecording = { ...recording, seconds: 62.4 };
  expect(() => planVideo(longRecording, 10)).toThrow(
    "only 26 seconds fit into 1.5 MB: select a part, for example with --from 10 --to 36.",
  );
  expect(planVideo(longRecording, 10, 36)).toMatchObject({ from: 10, seconds: 26 });
});

test("shortens a selected part that ends after the recording", () => {
  expect(planVideo(recording, 4, 99)).toMatchObject({ from: 4, seconds: 6 });
  expect(() => planVideo(recording, 10)).toThrow("The recording is 10.0 seconds long");
  expect(() => planVideo(recording, 3, 3)).toThrow("--from must be less than --to");
});

test.each([
  ["12.5", 12.5],
  ["1:02.5", 62.5],
  ["0:05", 5],
])("converts the time %s to seconds", (text, seconds) => {
  expect(readTime("--from", text)).toBe(seconds);
});

test.each(["", "-1", "1:2", "1:02:03", "1e3"])("throws for the time %j", (text) => {
  expect(() => readTime("--from", text)).toThrow(`--from ${text}: write seconds as 12.5, or minutes as`);
});
