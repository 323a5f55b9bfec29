import { type Invitation, includesStudy } from "#app/invitations/.server/invitation.ts";
import type { InvitationStore } from "#app/invitations/.server/store.ts";

export interface Session {
  opens: "all" | { invitation: string };
}

/** Locked sections and media require an Access, which only this file creates (docs/decisions/0022-access.md). */
export class Access {
  readonly #scope: "all" | Invitation | null;
  readonly #hasEnded: boolean;

  constructor(key: symbol, scope: "all" | Invitation | null, hasEnded = false) {
    if (key !== CONSTRUCTOR_KEY) throw new TypeError("Only a session grants an Access.");
    this.#scope = scope;
    this.#hasEnded = hasEnded;
    Object.freeze(this);
  }

  /** Reads the private field, so an object that only looks like an Access throws. */
  static permits(access: Access, study: string): boolean {
    const scope = access.#scope;
    return scope === "all" || (scope !== null && includesStudy(scope, study));
  }

  mayRead(slug: string): boolean {
    return Access.permits(this, slug);
  }

  /** Returns the state of the session's invitation, or null for a session without an invitation. */
  get invitation(): "active" | "ended" | null {
    if (this.#hasEnded) return "ended";
    return this.guest === null ? null : "active";
  }

  get guest(): string | null {
    return this.#scope === null || this.#scope === "all" ? null : this.#scope.id;
  }
}

const CONSTRUCTOR_KEY = Symbol("key of Access");

export const NO_ACCESS = new Access(CONSTRUCTOR_KEY, null);

/** Reads the database only for a guest, and once per request. Rejects if the database fails, which denies access. */
export function createAccess(
  sessions: { read: (request: Request) => Session | null },
  invitations: Pick<InvitationStore, "findActive">,
) {
  return async function accessOf(request: Request): Promise<Access> {
    const session = sessions.read(request);
    if (!session) return NO_ACCESS;
    if (session.opens === "all") return new Access(CONSTRUCTOR_KEY, "all");
    const invitation = await invitations.findActive(session.opens.invitation);
    return new Access(CONSTRUCTOR_KEY, invitation, invitation === null);
  };
}
