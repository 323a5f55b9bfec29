import { isSecure } from "#app/.server/cookie.ts";
import { foldPasscode, matchesPasscode } from "#app/.server/passcode.ts";
import { createSessions, type Scope } from "#app/.server/session.ts";
import { createSignedCookie, type Signing } from "#app/.server/signed-cookie.ts";
import { type Invitation, stands } from "#app/invitations/.server/invitation.ts";
import type { Invitations } from "#app/invitations/.server/invitations.ts";
import type { Attempts } from "./attempt-limiter.ts";
import { createTurnCookie } from "./turn-cookie.ts";

/** Each cookie is the value of a Set-Cookie header. */
export type TryResult =
  | { outcome: "right"; cookies: string[] }
  /** Until the next try. On "wait" the passcode was not looked at; on "failed" not in the list of invitations. */
  | { outcome: "wrong" | "wait" | "failed"; seconds: number; cookies: string[] };

export interface Gate {
  /** Lets a browser in by an invitation that stands. None are given to one that may read all anyway. */
  letIn(request: Request, invitation: Invitation): string[];
  tryPasscode(request: Request, password: string, clientAddress: string): Promise<TryResult>;
}

/** docs/gate.md. In seconds. */
export const KNOWN_SECONDS = 90 * 24 * 60 * 60;

/** The scheme of a request's address must be the visitor's, also behind a proxy. */
export function createGate({
  signing,
  attempts,
  invitations,
  onError,
}: {
  signing: Signing;
  attempts: Attempts;
  invitations: Pick<Invitations, "byOwnPasscode">;
  /** Told why invitations could not be asked for. */
  onError: (error: unknown) => void;
}): Gate {
  const folded = foldPasscode(signing.passcode);
  const sessions = createSessions(signing);
  const turns = createTurnCookie("portfolio_turn");
  // Browsers that have given this passcode before: whoever has the cookie knew it already, so their tries can be looked
  // at without regard to what others do. It opens nothing.
  const knownBrowsers = createSignedCookie<object>(signing, {
    name: "portfolio_known",
    info: "portfolio known browser v1",
    lifetime: KNOWN_SECONDS * 1000,
    maxAge: KNOWN_SECONDS,
  });

  // Invitations are looked through for the shared passcode, too, so that the time tells nothing of it.
  async function look(password: string): Promise<{ scope: Scope | null; failed: boolean }> {
    const shared = matchesPasscode(password, folded) ? "all" : null;
    try {
      const invitation = await invitations.byOwnPasscode(password);
      const isGood = invitation !== null && stands(invitation, signing.clock());
      return { scope: shared ?? (isGood ? { invitation: invitation.id } : null), failed: false };
    } catch (error) {
      onError(error);
      return { scope: shared, failed: true };
    }
  }

  return {
    letIn(request, { id }) {
      const secure = isSecure(request);
      if (sessions.read(request.headers.get("Cookie"), secure) === "all") return [];
      return [sessions.issue({ invitation: id }, secure)];
    },
    async tryPasscode(request, password, address) {
      const secure = isSecure(request);
      const sent = request.headers.get("Cookie");
      const browser = knownBrowsers.read(sent, secure)?.id;
      const turn = turns.read(sent, secure);
      const { scope, failed } = await look(password);
      const counted = await attempts.attempt({ address, browser, turn }, () => scope !== null);
      if (counted.outcome === "right") {
        if (scope === null) throw new Error("A wrong passcode was taken for a right one.");
        // A guest is not known again: with a cookie of each visit one could guess the shared passcode for ever.
        const known = scope === "all" ? [knownBrowsers.issue({}, secure)] : [];
        return { outcome: "right", cookies: [sessions.issue(scope, secure), ...known] };
      }
      const cookies = turns.give(counted, turn, secure);
      const outcome = failed && counted.outcome === "wrong" ? "failed" : counted.outcome;
      return { outcome, seconds: Math.ceil(counted.retryAfter / 1000), cookies };
    },
  };
}
