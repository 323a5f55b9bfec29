import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { mapTwoAtATime } from "./two-at-a-time.ts";

test("mapTwoAtATime runs at most two jobs at a time, and returns their results in order", async () => {
  let runningJobs = 0;
  const results = await mapTwoAtATime([40, 10, 10, 0], async (delay) => {
    runningJobs += 1;
    const result = `${delay} ms, ${runningJobs} running`;
    await setTimeout(delay);
    runningJobs -= 1;
    return result;
  });
  expect(results).toEqual(["40 ms, 1 running", "10 ms, 2 running", "10 ms, 2 running", "0 ms, 2 running"]);
});
