import type { RateLimiter } from "#app/lock/.server/attempt.ts";

const MAX_ATTEMPTS = 10;
const PERIOD_MS = 60_000;

/** Limits the memory to about 1 MB. Above the limit, a new key replaces the key whose period began first. */
const MAX_KEYS = 10_000;

/** @param clock returns milliseconds and never goes backward */
export function createRateLimiter(clock = () => performance.now()): RateLimiter {
  const attemptWindows = new Map<string, { start: number; attempts: number }>();

  function forgetExpired(now: number): void {
    for (const [key, { start }] of attemptWindows) {
      if (now - start < PERIOD_MS) return;
      attemptWindows.delete(key);
    }
  }

  return async function countAttempt(key) {
    const now = clock();
    forgetExpired(now);
    const window = attemptWindows.get(key) ?? { start: now, attempts: 0 };
    window.attempts += 1;
    attemptWindows.set(key, window);
    const [oldest] = attemptWindows.keys();
    if (attemptWindows.size > MAX_KEYS && oldest !== undefined) attemptWindows.delete(oldest);
    const retryAfter = Math.ceil((window.start + PERIOD_MS - now) / 1000);
    return { allowed: window.attempts <= MAX_ATTEMPTS, retryAfter };
  };
}
