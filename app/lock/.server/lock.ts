import type { Database } from "#app/invitations/.server/database.ts";
import { createInvitationStore, type InvitationStore } from "#app/invitations/.server/store.ts";
import type { Attempts } from "#app/lock/.server/attempt-limiter.ts";
import { createGate, type Gate } from "#app/lock/.server/gate.ts";
import { createOwnerSession, type OwnerSession } from "#app/owner/.server/owner-session.ts";
import { Access, createAccess } from "./access.ts";

/** Who tries to get in. The owner's wrong tries are counted apart from the visitors'. */
export type Trying = "visitor" | "owner";

export interface LockedMedia {
  /** Whoever calls has decided that this visitor may see the file. Null when there is none. */
  get(study: string, file: string, request: Request): Promise<Response | null>;
}

/** What decides who may see what. The scheme of a request's address must be the visitor's, also behind a proxy. */
export interface Lock {
  accessOf(request: Request): Promise<Access>;
  gate: Gate;
  invitations: InvitationStore;
  /** Null without a password of the owner's: there are no pages of hers then. */
  owner: OwnerSession | null;
  /** Null when there is no such file, or none for this access. */
  lockedFile(access: Access, study: string, file: string, request: Request): Promise<Response | null>;
}

interface LockParts {
  passcode: string;
  /** The first signs, all verify. */
  secrets: readonly string[];
  ownerPassword: string | undefined;
  /** Holds the invitations. */
  database: Database;
  lockedMedia: LockedMedia;
  createAttempts: (trying: Trying) => Attempts;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Told why invitations could not be asked for. */
  onError: (error: unknown) => void;
}

export function createLock(parts: LockParts): Lock {
  const { passcode, secrets, ownerPassword: password, database, lockedMedia, createAttempts, clock } = parts;
  const signing = { secrets, passcode, clock };
  const invitations = createInvitationStore({ database, secrets, clock });
  return {
    accessOf: createAccess(signing, invitations),
    gate: createGate({
      signing,
      attempts: createAttempts("visitor"),
      invitations,
      onError: parts.onError,
    }),
    invitations,
    owner:
      password === undefined
        ? null
        : createOwnerSession({ password, secrets, clock, attempts: createAttempts("owner") }),
    async lockedFile(access, study, file, request) {
      return Access.permits(access, study) ? lockedMedia.get(study, file, request) : null;
    },
  };
}
