import { type Invitation, includes } from "#app/invitations/.server/invitation.ts";
import type { InvitationStore } from "#app/invitations/.server/store.ts";
import { isSecure } from "./cookie.ts";
import { createSessions } from "./session.ts";
import type { Signing } from "./signed-cookie.ts";

/**
 * What one request may see of what is locked: locked sections and media are given for an Access and for nothing else.
 * Only this file makes one, out of a signed session. docs/decisions/0022-access.md
 */
export class Access {
  readonly #scope: "all" | Invitation | null;
  readonly #isOver: boolean;

  /** @throws unless this file calls it */
  constructor(maker: symbol, scope: "all" | Invitation | null, isOver = false) {
    if (maker !== MAKER) throw new TypeError("An Access is granted by a session alone.");
    this.#scope = scope;
    this.#isOver = isOver;
    Object.freeze(this);
  }

  /** By its private part, so that nothing made to look like an Access is taken for one. @throws for such a thing */
  static permits(access: Access, study: string): boolean {
    const scope = access.#scope;
    return scope === "all" || (scope !== null && includes(scope, study));
  }

  /** `study` is a slug. */
  mayRead(study: string): boolean {
    return Access.permits(this, study);
  }

  /** What became of the invitation that this browser came by, if it did. */
  get invitation(): "stands" | "over" | null {
    if (this.#isOver) return "over";
    return this.guest === null ? null : "stands";
  }

  /** The id of the invitation that this browser came by, while it stands. */
  get guest(): string | null {
    return this.#scope === null || this.#scope === "all" ? null : this.#scope.id;
  }
}

const MAKER = Symbol("maker of Access");

/** Of everyone, and of whoever has no session. */
export const NO_ACCESS = new Access(MAKER, null);

/** Asks the database once for a guest, and never for anyone else. Rejects when it fails, so that nobody gets in then. */
export function createAccess(signing: Signing, invitations: Pick<InvitationStore, "findActive">) {
  const sessions = createSessions(signing);
  return async function accessOf(request: Request): Promise<Access> {
    const scope = sessions.read(request.headers.get("Cookie"), isSecure(request));
    if (scope === null) return NO_ACCESS;
    if (scope === "all") return new Access(MAKER, scope);
    const invitation = await invitations.findActive(scope.invitation);
    return new Access(MAKER, invitation, invitation === null);
  };
}
