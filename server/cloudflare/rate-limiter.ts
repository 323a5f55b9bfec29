import type { RateLimiter } from "../platform.ts";
import type { Bindings } from "./bindings.ts";

/** In seconds: the binding does not report when to retry, and its period is a minute. */
const RETRY_AFTER = 60;

/** Cloudflare counts attempts approximately, for each of its locations. */
export function rateLimiter(binding: Bindings["VISITOR_ATTEMPTS"]): RateLimiter {
  return async function countAttempt(key) {
    const { success } = await binding.limit({ key });
    return { allowed: success, retryAfter: RETRY_AFTER };
  };
}
