import { beforeEach, describe, expect, test } from "vitest";
import type { RateLimiter } from "../platform.ts";
import { createRateLimiter } from "./rate-limiter.ts";

let now: number;
let attempt: RateLimiter;

beforeEach(() => {
  now = 5_000;
  attempt = createRateLimiter(() => now);
});

async function attempts(count: number, key = "a"): Promise<boolean[]> {
  const results = await Promise.all(Array.from({ length: count }, () => attempt(key)));
  return results.map(({ allowed }) => allowed);
}

describe("the rate limiter", () => {
  test("allows ten attempts per key and minute, even if all attempts arrive together", async () => {
    expect(await attempts(12)).toEqual([...Array(10).fill(true), false, false]);
    expect(await attempts(1, "b")).toEqual([true]);
  });

  test("reports the seconds until the key's minute ends, rounded up", async () => {
    await attempts(10);
    now += 19_001;
    expect(await attempt("a")).toEqual({ allowed: false, retryAfter: 41 });
    now += 40_998;
    expect(await attempt("a")).toEqual({ allowed: false, retryAfter: 1 });
  });

  test("allows ten more attempts after a minute, even if attempts were refused", async () => {
    await attempts(50);
    now += 60_000;
    expect(await attempts(11)).toEqual([...Array(10).fill(true), false]);
  });

  test("after 10,000 keys, a new key replaces only the key whose minute began first", async () => {
    await attempts(10, "first");
    await attempts(10, "second");
    for (let key = 2; key < 10_000; key++) await attempt(`key ${key}`);
    expect(await attempts(1, "first")).toEqual([false]);
    await attempt("one more");
    expect(await attempts(1, "second")).toEqual([false]);
    expect(await attempts(1, "first")).toEqual([true]);
  });
});
