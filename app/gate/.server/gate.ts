import { isSecure } from "#app/.server/cookie.ts";
import { foldPasscode, matchesPasscode } from "#app/.server/passcode.ts";
import type { Scope, Sessions } from "#app/.server/session.ts";
import type { Attempts } from "#app/gate/.server/attempt-limiter.ts";
import type { KnownBrowsers } from "#app/gate/.server/known-browsers.ts";
import { createTurnCookie } from "#app/gate/.server/turn-cookie.ts";
import { type Invitation, includes, stands } from "#app/invitations/.server/invitation.ts";
import type { Invitations } from "#app/invitations/.server/invitations.ts";

/** Each cookie is the value of a Set-Cookie header. */
export type TryResult =
  | { outcome: "right"; cookies: string[] }
  /** Until the next try. On "wait" the passcode was not looked at; on "failed" not in the list of invitations. */
  | { outcome: "wrong" | "wait" | "failed"; seconds: number; cookies: string[] };

export interface Gate {
  /** `study` is a slug. */
  mayRead(request: Request, study: string): Promise<boolean>;
  /** The invitation that this browser came by, while it stands. */
  invitationForRequest(request: Request): Promise<Invitation | null>;
  /** Lets a browser in by an invitation that stands. None are given to one that may read all anyway. */
  letIn(request: Request, invitation: Invitation): string[];
  tryPasscode(request: Request, password: string, clientAddress: string): Promise<TryResult>;
}

/** The scheme of a request's address must be the visitor's, also behind a proxy. */
export function createGate({
  passcode,
  sessions,
  knownBrowsers,
  attempts,
  invitations,
  clock,
  onError,
}: {
  passcode: string;
  sessions: Sessions;
  knownBrowsers: KnownBrowsers;
  attempts: Attempts;
  invitations: Pick<Invitations, "standing" | "byOwnPasscode">;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Told why invitations could not be asked for. */
  onError: (error: unknown) => void;
}): Gate {
  const folded = foldPasscode(passcode);
  const turns = createTurnCookie("portfolio_turn");

  function scopeFor(request: Request): Scope | undefined {
    return sessions.read(request.headers.get("Cookie"), isSecure(request))?.scope;
  }

  async function invitationForRequest(request: Request): Promise<Invitation | null> {
    const scope = scopeFor(request);
    return scope === undefined || scope === "all" ? null : invitations.standing(scope.invitation);
  }

  // Invitations are looked through for the shared passcode, too, so that the time tells nothing of it.
  async function look(password: string): Promise<{ scope: Scope | null; failed: boolean }> {
    const shared = matchesPasscode(password, folded) ? "all" : null;
    try {
      const invitation = await invitations.byOwnPasscode(password);
      const isGood = invitation !== null && stands(invitation, clock());
      return { scope: shared ?? (isGood ? { invitation: invitation.id } : null), failed: false };
    } catch (error) {
      onError(error);
      return { scope: shared, failed: true };
    }
  }

  return {
    async mayRead(request, study) {
      if (scopeFor(request) === "all") return true;
      const invitation = await invitationForRequest(request);
      return invitation !== null && includes(invitation, study);
    },
    invitationForRequest,
    letIn(request, { id }) {
      if (scopeFor(request) === "all") return [];
      return [sessions.issue({ invitation: id }, isSecure(request))];
    },
    async tryPasscode(request, password, address) {
      const secure = isSecure(request);
      const sent = request.headers.get("Cookie");
      const browser = knownBrowsers.read(sent, secure);
      const turn = turns.read(sent, secure);
      const { scope, failed } = await look(password);
      const counted = await attempts.attempt({ address, browser, turn }, () => scope !== null);
      if (counted.outcome === "right") {
        if (scope === null) throw new Error("A wrong passcode was taken for a right one.");
        // A guest is not known again: with a cookie of each visit one could guess the shared passcode for ever.
        const known = scope === "all" ? [knownBrowsers.issue(secure)] : [];
        return { outcome: "right", cookies: [sessions.issue(scope, secure), ...known] };
      }
      const cookies = turns.give(counted, turn, secure);
      const outcome = failed && counted.outcome === "wrong" ? "failed" : counted.outcome;
      return { outcome, seconds: Math.ceil(counted.retryAfter / 1000), cookies };
    },
  };
}
