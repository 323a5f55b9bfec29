import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newestOnly, onceQuiet, QUIET } from "./newest-only.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("newestOnly starts a single second run for all calls during the first run", async () => {
  const events: string[] = [];
  const request = newestOnly(async () => {
    events.push("begins");
    await new Promise((done) => setTimeout(done, 10));
    events.push("ends");
    if (events.length === 2) throw new Error("failed");
    return events.length;
  });
  const first = request().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(1);
  const others = Array.from({ length: 600 }, request);
  await vi.advanceTimersByTimeAsync(100);
  expect(events).toEqual(["begins", "ends", "begins", "ends"]);
  expect(await first).toBe("failed");
  expect(new Set(await Promise.all(others))).toEqual(new Set([4]));
});

test("onceQuiet runs the work once, after the last of many calls", async () => {
  const work = vi.fn();
  const save = onceQuiet(work);
  for (let saves = 0; saves < 5; saves++) {
    save();
    await vi.advanceTimersByTimeAsync(QUIET - 1);
  }
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
});
