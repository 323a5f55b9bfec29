import { cookieAttributes, cookieName, cookieValues } from "#app/.server/cookie.ts";
import type { CountedTry } from "./attempt-limiter.ts";

/** As long as it can be of use at most. */
const TURN_SECONDS = 120;

/** The cookie in which a browser keeps its turn (docs/gate.md) from one try to the next. */
export function createTurnCookie(name: string) {
  return {
    read(cookieHeader: string | null, secure: boolean): string | undefined {
      return cookieValues(cookieHeader, cookieName(name, secure))[0];
    },
    /** Values of Set-Cookie headers: none where the browser has this turn already. */
    give(counted: CountedTry, held: string | undefined, secure: boolean): string[] {
      const turn = counted.outcome === "right" ? undefined : counted.turn;
      if (turn === undefined || turn === held) return [];
      return [`${cookieName(name, secure)}=${turn}; ${cookieAttributes(secure, TURN_SECONDS)}`];
    },
  };
}
