import type { Attempts } from "#app/gate/.server/attempts.ts";
import { foldPasscode, matchesPasscode } from "#app/gate/.server/passcode.ts";
import type { Sessions } from "#app/gate/.server/session.ts";

export type TryResult =
  /** `cookie` is the value of the Set-Cookie header that starts the session. */
  | { outcome: "right"; cookie: string }
  /** `seconds` until the next try is possible; 0 when it is possible at once. */
  | { outcome: "wrong"; seconds: number }
  /** The passcode was not looked at. */
  | { outcome: "wait"; seconds: number };

export interface Gate {
  /** Says whether this request may have what lies behind the lock of a study, which is named by its slug. */
  mayRead(request: Request, study: string): Promise<boolean>;
  /** Tries a passcode for whoever asks from `clientAddress`, and counts it if it is wrong. */
  tryPasscode(request: Request, password: string, clientAddress: string): Promise<TryResult>;
}

/**
 * Makes the gate of its parts. Requests are as the visitor sent them: the scheme of their address says whether they
 * came over HTTPS. A passcode that folds to nothing lets nobody in.
 */
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
      // Rounded up: whoever waits as long as they are told can try.
      return { outcome: counted.outcome, seconds: Math.ceil(counted.retryAfter / 1000) };
    },
  };
}

function isSecure({ url }: Request): boolean {
  return new URL(url).protocol === "https:";
}
