import type { Attempts } from "#app/gate/.server/attempts.ts";
import { cookieAttributes, cookieName, cookieValues } from "#app/gate/.server/cookie.ts";
import type { KnownBrowsers } from "#app/gate/.server/known-browsers.ts";
import { foldPasscode, matchesPasscode } from "#app/gate/.server/passcode.ts";
import type { Sessions } from "#app/gate/.server/session.ts";

/** Each cookie is the value of a Set-Cookie header. */
export type TryResult =
  | { outcome: "right"; cookies: string[] }
  /** Until the next try. On "wait" the passcode was not looked at. */
  | { outcome: "wrong" | "wait"; seconds: number; cookies: string[] };

export interface Gate {
  /** `study` is a slug. */
  mayRead(request: Request, study: string): Promise<boolean>;
  tryPasscode(request: Request, password: string, clientAddress: string): Promise<TryResult>;
}

/** As long as it can be of use at most. */
const TURN_SECONDS = 120;

/** The scheme of a request's address must be the visitor's, also behind a proxy. */
export function createGate({
  passcode,
  sessions,
  knownBrowsers,
  attempts,
}: {
  passcode: string;
  sessions: Sessions;
  knownBrowsers: KnownBrowsers;
  attempts: Attempts;
}): Gate {
  const folded = foldPasscode(passcode);

  return {
    async mayRead(request) {
      return sessions.read(request.headers.get("Cookie"), isSecure(request))?.opens === "all";
    },
    async tryPasscode(request, password, address) {
      const secure = isSecure(request);
      const sent = request.headers.get("Cookie");
      const browser = knownBrowsers.read(sent, secure);
      const turnName = cookieName("portfolio_turn", secure);
      const [turn] = cookieValues(sent, turnName);
      const counted = await attempts.attempt({ address, browser, turn }, () =>
        matchesPasscode(password, folded),
      );
      if (counted.outcome === "right") {
        return { outcome: "right", cookies: [sessions.issue("all", secure), knownBrowsers.issue(secure)] };
      }
      const isNewTurn = counted.turn !== undefined && counted.turn !== turn;
      const cookies = isNewTurn
        ? [`${turnName}=${counted.turn}; ${cookieAttributes(secure, TURN_SECONDS)}`]
        : [];
      return { outcome: counted.outcome, seconds: Math.ceil(counted.retryAfter / 1000), cookies };
    },
  };
}

function isSecure({ url }: Request): boolean {
  return new URL(url).protocol === "https:";
}
