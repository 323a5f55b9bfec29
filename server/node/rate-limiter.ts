import type { RateLimiter } from "../platform.ts";

interface RateLimit {
  limit: number;
  /** In milliseconds. */
  period: number;
  /** Bounds the memory. With more keys than this, the one whose period began first is forgotten. */
  maxKeys: number;
  /** Returns milliseconds since any moment. */
  clock: () => number;
}

/** About 1 MB for 10,000 keys. The clock never goes backward, unlike the time of day. */
export const ATTEMPTS: RateLimit = {
  limit: 10,
  period: 60_000,
  maxKeys: 10_000,
  clock: () => performance.now(),
};

/** Counts the attempts of each key in memory. A key's period begins with its first attempt. */
export function createRateLimiter({ limit, period, maxKeys, clock }: RateLimit): RateLimiter {
  /** Ordered by start, because a Map keeps the order of insertion. */
  const windows = new Map<string, { start: number; attempts: number }>();

  function forgetExpired(now: number): void {
    for (const [key, { start }] of windows) {
      if (now - start < period) return;
      windows.delete(key);
    }
  }

  return async function countAttempt(key) {
    const now = clock();
    forgetExpired(now);
    const window = windows.get(key) ?? { start: now, attempts: 0 };
    window.attempts += 1;
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
    const retryAfter = Math.ceil((window.start + period - now) / 1000);
    return { allowed: window.attempts <= limit, retryAfter };
  };
}
