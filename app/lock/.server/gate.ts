import { type Invitation, isActive } from "#app/invitations/.server/invitation.ts";
import type { InvitationStore } from "#app/invitations/.server/store.ts";
import { isSecure } from "#app/lock/.server/cookie.ts";
import { foldPasscode, matchesPasscode } from "#app/lock/.server/passcode.ts";
import { createSessions, type Scope } from "#app/lock/.server/session.ts";
import type { Signing } from "#app/lock/.server/signed-cookie.ts";
import type { Attempts } from "./attempt-limiter.ts";
import { createTries, type Tried } from "./tries.ts";

/** On "failed" the passcode was not looked for in the list of invitations. */
export type TryResult = Tried | (Omit<Tried, "outcome"> & { outcome: "failed" });

export interface Gate {
  /** Lets a browser in by an invitation that stands. None are given to one that may read all anyway. */
  letIn(request: Request, invitation: Invitation): string[];
  tryPasscode(request: Request, password: string, clientAddress: string): Promise<TryResult>;
}

/** The scheme of a request's address must be the visitor's, also behind a proxy. */
export function createGate({
  signing,
  attempts,
  invitations,
  onError,
}: {
  signing: Signing;
  attempts: Attempts;
  invitations: Pick<InvitationStore, "findByPasscode">;
  /** Told why invitations could not be asked for. */
  onError: (error: unknown) => void;
}): Gate {
  const folded = foldPasscode(signing.passcode);
  const sessions = createSessions(signing);
  const tries = createTries({ signing, attempts, name: "portfolio" });

  // Invitations are looked through for the shared passcode, too, so that the time tells nothing of it.
  async function look(password: string): Promise<{ scope: Scope | null; failed: boolean }> {
    const shared = matchesPasscode(password, folded) ? "all" : null;
    try {
      const invitation = await invitations.findByPasscode(password);
      const isGood = invitation !== null && isActive(invitation, signing.clock());
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
      const { scope, failed } = await look(password);
      // A guest is not known again: with a cookie of each visit one could guess the shared passcode for ever.
      const tried = await tries(request, address, { isRight: scope !== null, isKnown: scope === "all" });
      if (tried.outcome === "wrong" && failed) return { ...tried, outcome: "failed" };
      if (tried.outcome !== "right" || scope === null) return tried;
      return { ...tried, cookies: [sessions.issue(scope, isSecure(request)), ...tried.cookies] };
    },
  };
}
