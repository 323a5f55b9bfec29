import { afterAll, expect, test, vi } from "vitest";
import { coalesceCalls, debounce, QUIET_MS } from "./coalesce-calls.ts";

vi.useFakeTimers();

afterAll(() => {
  vi.useRealTimers();
});

test("coalesceCalls starts a single second run for all calls during the first run", async () => {
  const events: string[] = [];
  const requestRun = coalesceCalls(async () => {
    events.push("begins");
    await new Promise((done) => setTimeout(done, 10));
    events.push("ends");
    if (events.length === 2) throw new Error("failed");
    return events.length;
  });
  const firstResult = requestRun().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(1);
  const laterResults = Array.from({ length: 600 }, requestRun);
  await vi.advanceTimersByTimeAsync(100);
  expect(events).toEqual(["begins", "ends", "begins", "ends"]);
  expect(await firstResult).toBe("failed");
  expect(new Set(await Promise.all(laterResults))).toEqual(new Set([4]));
});

test.each([undefined, 2000])("debounce(work, %s) runs the work once, after the last call", async (pause) => {
  const work = vi.fn();
  const saveFile = debounce(work, pause);
  for (let saves = 0; saves < 5; saves++) {
    saveFile();
    await vi.advanceTimersByTimeAsync((pause ?? QUIET_MS) - 1);
  }
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
});
