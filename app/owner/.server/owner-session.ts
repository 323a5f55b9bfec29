import { createHash } from "node:crypto";
import type { Attempts } from "#app/lock/.server/attempt-limiter.ts";
import { cookieAttributes, cookieName, isSecure } from "#app/lock/.server/cookie.ts";
import { isSame } from "#app/lock/.server/passcode.ts";
import { createSignedCookie } from "#app/lock/.server/signed-cookie.ts";
import { createTries, type Tried } from "#app/lock/.server/tries.ts";

const HOURS_IN = 12;

const NAME = "portfolio_owner";

/** Who may invite. Nothing of it opens a study, and nothing that opens one is good here. */
export interface OwnerSession {
  /** Never throws. */
  isLoggedIn(request: Request): boolean;
  /** Letter by letter: unlike the passcode, the password forgives nothing. */
  logIn(request: Request, password: string, clientAddress: string): Promise<Tried>;
  /** Gives the value of a Set-Cookie header. What was copied of the cookie before stays good until its time is over. */
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
  attempts,
}: {
  password: string;
  secrets: readonly string[];
  clock: () => number;
  attempts: Attempts;
}): OwnerSession {
  // By its digest, as the cookie's key forgives what the visitors' passcode does, and a new password has to end it.
  const signing = { secrets, passcode: createHash("sha256").update(password).digest("hex"), clock };
  const cookie = createSignedCookie<object>(signing, {
    name: NAME,
    info: "portfolio owner v1",
    lifetime: HOURS_IN * 60 * 60 * 1000,
  });
  const tries = createTries({ signing, attempts, name: NAME });

  return {
    isLoggedIn(request) {
      return cookie.read(request.headers.get("Cookie"), isSecure(request)) !== null;
    },
    async logIn(request, given, address) {
      const isRight = isSame(given, password);
      const tried = await tries(request, address, { isRight, isKnown: isRight });
      if (tried.outcome !== "right") return tried;
      return { ...tried, cookies: [cookie.issue({}, isSecure(request)), ...tried.cookies] };
    },
    logOut(request) {
      const secure = isSecure(request);
      return `${cookieName(NAME, secure)}=; ${cookieAttributes(secure, 0)}`;
    },
  };
}
