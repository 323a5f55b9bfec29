/** A visitor can have the shared passcode, an invitation, or both. Each has its own end, in milliseconds since 1970. */
export interface Session {
  passcode?: number;
  invitation?: { id: string; end: number };
}

/** The parts of a guest's invitation that decide what the guest reads. */
export interface Guest {
  id: string;
  /** Slugs in the guest's reading order. "all" means every study with a passcode, including studies added later. */
  studies: "all" | readonly string[];
  greeting: string;
  /** The name of a PDF in content/resumes/, or "" for no résumé. */
  resume: string;
}

interface Grant {
  /** Slugs of the studies that the visitor can read, in addition to the public studies. */
  studies: readonly string[];
  guest?: Guest | null;
  hasEnded?: boolean;
  isOwner?: boolean;
}

/** Locked sections and media require an Access, which only this file creates (docs/decisions/0022-access.md). */
export class Access {
  readonly #studies: ReadonlySet<string>;
  readonly #grant: Grant;

  constructor(key: symbol, grant: Grant) {
    if (key !== CONSTRUCTOR_KEY) throw new TypeError("Only a session grants an Access.");
    this.#studies = new Set(grant.studies);
    this.#grant = grant;
    Object.freeze(this);
  }

  /** Reads the private field, so an object that only looks like an Access throws. */
  static permits(access: Access, study: string): boolean {
    return access.#studies.has(study);
  }

  /** Returns true for the owner's pages. Reads the private field, as `permits` does. */
  static isOwner(access: Access): boolean {
    return access.#grant.isOwner ?? false;
  }

  /** Returns true for the résumé of the guest's invitation and, in the owner's pages, for every résumé. */
  static opensResume(access: Access, name: string): boolean {
    return Access.isOwner(access) || access.#grant.guest?.resume === name;
  }

  /** Returns the state of the session's invitation, or null for a session without an invitation. */
  get invitation(): "active" | "ended" | null {
    if (this.#grant.hasEnded) return "ended";
    return this.guest === null ? null : "active";
  }

  get guest(): Guest | null {
    return this.#grant.guest ?? null;
  }
}

const CONSTRUCTOR_KEY = Symbol("key of Access");

export const NO_ACCESS = new Access(CONSTRUCTOR_KEY, { studies: [] });

/** Slugs of the studies that are not public. */
export interface NonPublicStudies {
  passcode: readonly string[];
  invited: readonly string[];
}

/**
 * Reads the database only for a guest, and once per request. If the database fails, opens what the passcode opens, or
 * rejects without the passcode.
 */
export function createAccess(
  readSession: (request: Request) => Session,
  invitations: { findActive: (id: string) => Promise<Guest | null> },
  { passcode }: Pick<NonPublicStudies, "passcode">,
  onError: (error: unknown) => void,
) {
  return async function accessOf(request: Request): Promise<Access> {
    const { passcode: passcodeEnd, invitation } = readSession(request);
    let guest: Guest | null = null;
    let hasEnded = false;
    try {
      if (invitation) guest = await invitations.findActive(invitation.id);
      hasEnded = invitation !== undefined && guest === null;
    } catch (error) {
      if (passcodeEnd === undefined) throw error;
      onError(error);
    }
    const opensAll = passcodeEnd !== undefined || guest?.studies === "all";
    const invitedStudies = guest === null || guest.studies === "all" ? [] : guest.studies;
    const studies = [...(opensAll ? passcode : []), ...invitedStudies];
    return new Access(CONSTRUCTOR_KEY, { studies, guest, hasEnded });
  };
}

/** Opens every study. Use it only for the owner's pages, after a check of the owner's session. */
export function createOwnerAccess({ passcode, invited }: NonPublicStudies): Access {
  return new Access(CONSTRUCTOR_KEY, { studies: [...passcode, ...invited], isOwner: true });
}
