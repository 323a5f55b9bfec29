import type { Database } from "#app/invitations/.server/database.ts";
import { type Invitation, isActive } from "#app/invitations/.server/invitation.ts";
import { createInvitationStore, type InvitationStore } from "#app/invitations/.server/store.ts";
import { createOwnerSession, type OwnerSession } from "#app/owner/.server/owner-session.ts";
import { Access, createAccess, type Session } from "./access.ts";
import { foldPasscode, matchesPasscode } from "./passcode.ts";
import { createSessionCookie } from "./session-cookie.ts";

/** Counts one attempt for the key and returns whether to check it; if not, `retryAfter` is in seconds. */
export type RateLimiter = (key: string) => Promise<{ allowed: boolean; retryAfter: number }>;

export interface LockedMedia {
  /** Returns null if there is no such file. Does not check access: use `lockedFile` of the lock. */
  get(study: string, file: string, request: Request): Promise<Response | null>;
}

/** Each cookie is the value of a Set-Cookie header; `retryAfter` is in seconds. */
export type AttemptResult =
  | { outcome: "right"; cookies: string[] }
  /** "failed": not the passcode, and the invitations could not be read. */
  | { outcome: "wrong" | "failed" }
  | { outcome: "limited"; retryAfter: number };

/** Decides who can see what. The scheme of a request's address must be the visitor's, also behind a proxy. */
export interface Lock {
  accessOf(request: Request): Promise<Access>;
  /** Checks the passcode or an invitation's own passcode. `address` is the key of the rate limit. */
  checkPasscode(request: Request, passcode: string, address: string): Promise<AttemptResult>;
  /** Returns the session cookie for an active invitation. Returns none if the browser can already see everything. */
  admitGuest(request: Request, invitation: Invitation): string[];
  invitations: InvitationStore;
  owner: OwnerSession | null;
  /** Returns null if there is no such file or the access does not include it. */
  lockedFile(access: Access, study: string, file: string, request: Request): Promise<Response | null>;
}

interface LockOptions {
  passcode: string;
  secrets: readonly string[];
  ownerPassword: string | undefined;
  database: Database;
  lockedMedia: LockedMedia;
  visitorLimiter: RateLimiter;
  ownerLimiter: RateLimiter;
  clock: () => number;
  /** Called if the invitations could not be read. */
  onError: (error: unknown) => void;
}

export function createLock(options: LockOptions): Lock {
  const { secrets, ownerPassword, database, lockedMedia, visitorLimiter, ownerLimiter, clock, onError } =
    options;
  const passcode = foldPasscode(options.passcode);
  const invitations = createInvitationStore({ database, secrets, clock });
  const sessions = createSessionCookie<Session>({
    name: "portfolio_session",
    secrets,
    boundTo: passcode,
    clock,
  });

  /** Reads the invitations even if the passcode is right, so that the response time does not reveal it. */
  async function sessionFor(given: string): Promise<Session | "none" | "failed"> {
    const isRight = matchesPasscode(given, passcode);
    try {
      const invitation = await invitations.findByPasscode(given);
      if (isRight) return { opens: "all" };
      return invitation && isActive(invitation, clock()) ? { opens: { invitation: invitation.id } } : "none";
    } catch (error) {
      onError(error);
      return isRight ? { opens: "all" } : "failed";
    }
  }

  return {
    accessOf: createAccess(sessions, invitations),
    async checkPasscode(request, given, address) {
      const { allowed, retryAfter } = await visitorLimiter(address);
      if (!allowed) return { outcome: "limited", retryAfter };
      const session = await sessionFor(given);
      if (session === "none") return { outcome: "wrong" };
      if (session === "failed") return { outcome: "failed" };
      return { outcome: "right", cookies: [sessions.issue(session, request)] };
    },
    admitGuest(request, { id }) {
      if (sessions.read(request)?.opens === "all") return [];
      return [sessions.issue({ opens: { invitation: id } }, request)];
    },
    invitations,
    owner:
      ownerPassword === undefined
        ? null
        : createOwnerSession({ password: ownerPassword, secrets, clock, limiter: ownerLimiter }),
    async lockedFile(access, study, file, request) {
      return Access.permits(access, study) ? lockedMedia.get(study, file, request) : null;
    },
  };
}
