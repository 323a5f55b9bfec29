import { createSignedCookie, type Signing } from "./signed-cookie.ts";

/** docs/gate.md. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

/** What a session was opened by: the shared passcode, or the invitation of this id. */
export type Scope = "all" | { invitation: string };

export interface Sessions {
  /** Gives the value of a Set-Cookie header. `secure` says that the visitor came over HTTPS. */
  issue(scope: Scope, secure: boolean): string;
  /** What a session that is good now opens, else null. Never throws. */
  read(cookieHeader: string | null, secure: boolean): Scope | null;
}

/** Throws without secrets. */
export function createSessions(signing: Signing): Sessions {
  const cookie = createSignedCookie<{ opens: Scope }>(signing, {
    name: "portfolio_session",
    info: "portfolio session v2",
    lifetime: SESSION_MS,
  });
  return {
    // Cookies are out there, so the claim keeps its name.
    issue: (opens, secure) => cookie.issue({ opens }, secure),
    read: (cookieHeader, secure) => cookie.read(cookieHeader, secure)?.claim.opens ?? null,
  };
}
