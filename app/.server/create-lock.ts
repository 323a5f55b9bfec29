import type { Redirect, Resume } from "#app/content/types.ts";
import type { Database } from "#app/invitations/.server/database.ts";
import { hasStudies } from "#app/invitations/.server/guest-pages.ts";
import { type Invitation, isActive } from "#app/invitations/.server/invitation.ts";
import { createInvitationStore } from "#app/invitations/.server/store.ts";
import {
  Access,
  createAccess,
  createOwnerAccess,
  NO_ACCESS,
  type NonPublicStudies,
  type Session,
} from "#app/lock/.server/access.ts";
import type { AttemptResult, RateLimiter } from "#app/lock/.server/attempt.ts";
import { foldPasscode, haveSameFold, matchesPasscode } from "#app/lock/.server/passcode.ts";
import { createSessionCookie, SESSION_MS } from "#app/lock/.server/session-cookie.ts";
import { createOwnerSession } from "#app/owner/.server/owner-session.ts";
import { RESUMES } from "#app/site-map.ts";

interface LockedMedia {
  /** Returns null for a missing file. The lock's `lockedFile` checks access. */
  get(study: string, file: string, request: Request): Promise<Response | null>;
}

export type Lock = ReturnType<typeof createLock>;

export interface LockOptions {
  passcode: string;
  secrets: readonly string[];
  ownerPassword: string | undefined;
  database: Database;
  redirects: readonly Redirect[];
  nonPublicStudies: NonPublicStudies;
  lockedMedia: LockedMedia;
  visitorLimiter: RateLimiter;
  /** Counts attempts with the owner's password, separately from the attempts of visitors. */
  ownerLimiter: RateLimiter;
  /** Returns the milliseconds since 1970. */
  clock: () => number;
  onError: (error: unknown) => void;
}

/** Decides who can see locked content. Behind a proxy, a request's URL must have the scheme that the visitor uses. */
export function createLock(options: LockOptions) {
  const { secrets, database, redirects, nonPublicStudies, lockedMedia, visitorLimiter, clock, onError } =
    options;
  const passcode = foldPasscode(options.passcode);
  const invitations = createInvitationStore({ database, secrets, clock, redirects, onError });
  const cookie = { name: "portfolio_session", secrets, boundTo: passcode, clock };
  const sessions = createSessionCookie<Session>(cookie);

  /** Reads the invitations even if the shared passcode is right, so the response time does not reveal a match. */
  async function sessionFor(given: string): Promise<Session | "wrong" | "failed"> {
    const isRight = matchesPasscode(given, passcode);
    try {
      const invitation = await invitations.findByPasscode(given);
      if (isRight) return passcodeSession();
      const isValid = invitation && isActive(invitation, clock()) && hasStudies(invitation);
      return isValid ? guestSession(invitation) : "wrong";
    } catch (error) {
      onError(error);
      return isRight ? passcodeSession() : "failed";
    }
  }

  const passcodeSession = (): Session => ({ passcode: clock() + SESSION_MS });
  const guestSession = ({ id }: Invitation): Session => ({ invitation: { id, end: clock() + SESSION_MS } });

  /** Returns the passcode and the invitation of the session, unless they have ended. */
  function readSession(request: Request): Session {
    const { passcode: end, invitation } = sessions.read(request) ?? {};
    const now = clock();
    return {
      ...(end && now < end && { passcode: end }),
      ...(invitation && now < invitation.end && { invitation }),
    };
  }

  /** Keeps what the visitor has already opened, and its end. */
  function extendSession(request: Request, session: Session): string {
    return sessions.issue({ ...readSession(request), ...session }, request);
  }

  const { ownerPassword } = options;
  const owner =
    ownerPassword === undefined ? null : createOwnerSession({ ...options, password: ownerPassword });

  return {
    accessOf: createAccess(readSession, invitations, nonPublicStudies, onError),
    /** Opens all studies in the owner's pages, and nothing for visitors. */
    ownerAccess: (request: Request) =>
      owner?.isLoggedIn(request) ? createOwnerAccess(nonPublicStudies) : NO_ACCESS,
    /** Checks the shared passcode and the passcodes of invitations. `ip` is the key of the rate limit. */
    async checkPasscode(request: Request, given: string, ip: string): Promise<AttemptResult> {
      const { allowed, retryAfter } = await visitorLimiter(ip);
      if (!allowed) return { outcome: "limited", retryAfter };
      const session = await sessionFor(given);
      if (typeof session === "string") return { outcome: session };
      return { outcome: "right", cookie: extendSession(request, session) };
    },
    admitGuest: (request: Request, invitation: Invitation) =>
      extendSession(request, guestSession(invitation)),
    clock,
    invitations,
    /** Returns true for the shared passcode and the owner's password, which no invitation can have. */
    isReservedPasscode: (given: string) =>
      haveSameFold(given, passcode) || haveSameFold(given, ownerPassword ?? ""),
    owner,
    async lockedFile(access: Access, study: string, file: string, request: Request) {
      return Access.permits(access, study) ? lockedMedia.get(study, file, request) : null;
    },
    async resumeFile(access: Access, { name, file }: Resume, request: Request) {
      return Access.opensResume(access, name) ? lockedMedia.get(RESUMES, file, request) : null;
    },
  };
}
