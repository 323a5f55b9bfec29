import type { AttemptResult, RateLimiter } from "#app/lock/.server/lock.ts";
import { equalInConstantTime } from "#app/lock/.server/passcode.ts";
import { createSessionCookie } from "#app/lock/.server/session-cookie.ts";

/** The owner's login. It opens no study, and no visitor's session is valid here. */
export interface OwnerSession {
  /** Never throws. */
  isLoggedIn(request: Request): boolean;
  /** Compares exactly: the password is not folded as the passcode is. `address` is the key of the rate limit. */
  logIn(request: Request, password: string, address: string): Promise<AttemptResult>;
  /** Returns the value of a Set-Cookie header. A copy of the old cookie stays valid until it expires. */
  logOut(request: Request): string;
}

/**
 * The scheme of a request's address must be the visitor's, also behind a proxy.
 * @param secrets the first signs, all verify
 * @param clock milliseconds since 1970
 */
export function createOwnerSession({
  password,
  secrets,
  clock,
  limiter,
}: {
  password: string;
  secrets: readonly string[];
  clock: () => number;
  limiter: RateLimiter;
}): OwnerSession {
  const cookie = createSessionCookie<"owner">({ name: "portfolio_owner", secrets, boundTo: password, clock });
  return {
    isLoggedIn: (request) => cookie.read(request) !== null,
    async logIn(request, given, address) {
      const { allowed, retryAfter } = await limiter(address);
      if (!allowed) return { outcome: "limited", retryAfter };
      if (!equalInConstantTime(given, password)) return { outcome: "wrong" };
      return { outcome: "right", cookies: [cookie.issue("owner", request)] };
    },
    logOut: (request) => cookie.clear(request),
  };
}
