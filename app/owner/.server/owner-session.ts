import type { AttemptResult, RateLimiter } from "#app/lock/.server/attempt.ts";
import { equalInConstantTime } from "#app/lock/.server/passcode.ts";
import { createSessionCookie } from "#app/lock/.server/session-cookie.ts";

interface OwnerOptions {
  password: string;
  secrets: readonly string[];
  clock: () => number;
  ownerLimiter: RateLimiter;
}

export type OwnerSession = ReturnType<typeof createOwnerSession>;

/** Manages the owner's session, which does not open studies. Visitors' sessions do not open the owner's pages. */
export function createOwnerSession({ password, secrets, clock, ownerLimiter }: OwnerOptions) {
  const cookie = createSessionCookie<"owner">({ name: "portfolio_owner", secrets, boundTo: password, clock });
  return {
    isLoggedIn: (request: Request) => cookie.read(request) !== null,
    /** Compares the password without folding. `ip` is the key of the rate limit. */
    async logIn(request: Request, given: string, ip: string): Promise<AttemptResult> {
      const { allowed, retryAfter } = await ownerLimiter(ip);
      if (!allowed) return { outcome: "limited", retryAfter };
      if (!equalInConstantTime(given, password)) return { outcome: "wrong" };
      return { outcome: "right", cookie: cookie.issue("owner", request) };
    },
    logOut: (request: Request) => cookie.clear(request),
  };
}
