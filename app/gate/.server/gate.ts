import type { Attempts } from "#app/gate/.server/attempts.ts";
import { foldPasscode, matchesPasscode } from "#app/gate/.server/passcode.ts";
import type { Sessions } from "#app/gate/.server/session.ts";

export type TryResult =
  | { outcome: "right"; cookie: string }
  /** 0 when the next try is possible at once. */
  | { outcome: "wrong"; seconds: number }
  /** The passcode was not looked at. */
  | { outcome: "wait"; seconds: number };

export interface Gate {
  /** `study` is a slug. */
  mayRead(request: Request, study: string): Promise<boolean>;
  tryPasscode(request: Request, password: string, clientAddress: string): Promise<TryResult>;
}

/** The scheme of a request's address must be the visitor's, also behind a proxy. */
export function createGate({
  passcode,
  sessions,
  attempts,
}: {
  passcode: string;
  sessions: Sessions;
  attempts: Attempts;
}): Gate {
  const folded = foldPasscode(passcode);

  return {
    async mayRead(request) {
      return sessions.read(request.headers.get("Cookie"), isSecure(request))?.opens === "all";
    },
    async tryPasscode(request, password, clientAddress) {
      const counted = await attempts.attempt(clientAddress, () => matchesPasscode(password, folded));
      if (counted.outcome === "right") {
        return { outcome: "right", cookie: sessions.issue("all", isSecure(request)) };
      }
      return { outcome: counted.outcome, seconds: Math.ceil(counted.retryAfter / 1000) };
    },
  };
}

function isSecure({ url }: Request): boolean {
  return new URL(url).protocol === "https:";
}
