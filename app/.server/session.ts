import { isSecure } from "./cookie.ts";
import { createSignedCookie, type Signing } from "./signed-cookie.ts";

/** docs/gate.md. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

/** What a session was opened by: the shared passcode, or the invitation of this id. */
export type Scope = "all" | { invitation: string };

export interface Claim {
  scope: Scope;
  /** In whole seconds since 1970. */
  since: number;
}

export interface Sessions {
  /** Gives the value of a Set-Cookie header. `secure` says that the visitor came over HTTPS. */
  issue(scope: Scope, secure: boolean): string;
  /** Null unless the session is good now. Never throws. */
  read(cookieHeader: string | null, secure: boolean): Claim | null;
  /** Undefined unless it has a session that is good now. The scheme of its address must be the visitor's. */
  scopeFor(request: Request): Scope | undefined;
}

/** Throws without secrets. */
export function createSessions(signing: Signing): Sessions {
  const cookie = createSignedCookie<{ opens: Scope }>(signing, {
    name: "portfolio_session",
    info: "portfolio session v2",
    lifetime: SESSION_MS,
  });
  function read(cookieHeader: string | null, secure: boolean): Claim | null {
    const signed = cookie.read(cookieHeader, secure);
    return signed && { scope: signed.claim.opens, since: signed.claim.since };
  }

  return {
    // Cookies are out there, so the claim keeps its name.
    issue: (opens, secure) => cookie.issue({ opens }, secure),
    read,
    scopeFor: (request) => read(request.headers.get("Cookie"), isSecure(request))?.scope,
  };
}
