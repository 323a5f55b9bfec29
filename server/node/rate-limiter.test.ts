import { beforeEach, describe, expect, test } from "vitest";
import type { RateLimiter } from "#app/lock/.server/attempt.ts";
import { createRateLimiter } from "./rate-limiter.ts";

let now: number;
let countAttempt: RateLimiter;

beforeEach(() => {
  now = 5_000;
  countAttempt = createRateLimiter(() => now);
});

async function makeAttempts(count: number, key = "a"): Promise<boolean[]> {
  const results = await Promise.all(Array.from({ length: count }, () => countAttempt(key)));
  return results.map(({ allowed }) => allowed);
}

describe("the rate limiter", () => {
  test("allows ten attempts per key and minute, even if all attempts arrive together", async () => {
    expect(await makeAttempts(12)).toEqual([...Array(10).fill(true), false, false]);
    expect(await makeAttempts(1, "b")).toEqual([true]);
  });

  test("reports the seconds until the key's minute ends, rounded up", async () => {
    await makeAttempts(10);
    now += 19_001;
    expect(await countAttempt("a")).toEqual({ allowed: false, retryAfter: 41 });
    now += 40_998;
    expect(await countAttempt("a")).toEqual({ allowed: false, retryAfter: 1 });
  });

  test("allows ten more attempts after a minute, even if attempts were refused", async () => {
    await makeAttempts(50);
    now += 60_000;
    expect(await makeAttempts(11)).toEqual([...Array(10).fill(true), false]);
  });

  test("after 10,000 keys, a new key replaces only the key whose minute began first", async () => {
    await makeAttempts(10, "first");
    await makeAttempts(10, "second");
    for (let key = 2; key < 10_000; key++) await countAttempt(`key ${key}`);
    expect(await makeAttempts(1, "first")).toEqual([false]);
    await countAttempt("one more");
    expect(await makeAttempts(1, "second")).toEqual([false]);
    expect(await makeAttempts(1, "first")).toEqual([true]);
  });
});
