/** Counts an attempt for the key, and returns whether the attempt is allowed. `retryAfter` is in seconds. */
export type RateLimiter = (key: string) => Promise<{ allowed: boolean; retryAfter: number }>;

/** The cookie is the value of a Set-Cookie header; `retryAfter` is in seconds. */
export type AttemptResult =
  | { outcome: "right"; cookie: string }
  | { outcome: "wrong" | "failed" }
  | { outcome: "limited"; retryAfter: number };
