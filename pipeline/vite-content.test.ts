import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QUIET, saveQueue } from "./vite-content.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("many saves are one piece of work, once things are quiet", async () => {
  const work = vi.fn(async () => {});
  const save = saveQueue(work);
  for (let saves = 0; saves < 5; saves++) {
    save();
    await vi.advanceTimersByTimeAsync(QUIET - 1);
  }
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test("what is saved meanwhile has its turn afterwards", async () => {
  const told: string[] = [];
  const save = saveQueue(async () => {
    told.push("begins");
    if (told.length === 1) save();
    await new Promise((done) => setTimeout(done, QUIET * 2));
    told.push("ends");
  });
  save();
  await vi.advanceTimersByTimeAsync(QUIET * 10);
  expect(told).toEqual(["begins", "ends", "begins", "ends"]);
});
