import { createAttempts } from "#app/gate/.server/attempts.ts";
import { foldPasscode, matchesPasscode } from "#app/gate/.server/passcode.ts";
import { createSessions } from "#app/gate/.server/session.ts";

/** What the server knows about a request and the app cannot see. */
export type RequestFacts = {
  /** The key under which the visitor's tries are counted, as `clientAddress` gives it. */
  address: string;
  /** The visitor came over HTTPS, to us or to a proxy that is trusted. */
  secure: boolean;
  /** For the scripts of this one answer, as its content security policy names it; empty in development. */
  nonce: string;
};

/** What the server hands to loaders and actions through React Router's context. */
export type RequestContext = { gate: Gate; facts: RequestFacts };

export type TryResult =
  /** `cookie` is the value of the Set-Cookie header that starts the session. */
  | { outcome: "right"; cookie: string }
  /** `seconds` until the next try is possible; 0 when it is possible at once. */
  | { outcome: "wrong"; seconds: number }
  /** The passcode was not looked at. */
  | { outcome: "wait"; seconds: number };

export type Gate = {
  /** Says whether the request carries a good session. */
  isUnlocked(request: Request, facts: RequestFacts): boolean;
  /** Tries a passcode and counts it if it is wrong. Synchronous, so that no two tries are counted as one. */
  tryPasscode(password: string, facts: RequestFacts): TryResult;
};

/**
 * Makes the one gate of a process: it remembers the wrong tries. `secrets` sign the sessions (the first signs, all
 * verify); `clock` gives milliseconds since 1970. A passcode that folds to nothing lets nobody in.
 */
export function createGate(options: {
  passcode: string;
  secrets: readonly string[];
  clock?: () => number;
}): Gate {
  const { passcode, secrets, clock = Date.now } = options;
  const folded = foldPasscode(passcode);
  const sessions = createSessions({ secrets, passcode, clock });
  const attempts = createAttempts({ clock });

  return {
    isUnlocked: (request, facts) => sessions.isValid(request.headers.get("Cookie"), facts.secure),
    tryPasscode(password, facts) {
      const attempt = attempts.attempt(facts.address, () => matchesPasscode(password, folded));
      if (attempt.outcome === "right") return { outcome: "right", cookie: sessions.issue(facts.secure) };
      // Rounded up: whoever waits as long as they are told can try.
      return { outcome: attempt.outcome, seconds: Math.ceil(attempt.retryAfter / 1000) };
    },
  };
}
