import { createSignedCookie, type Signing } from "./signed-cookie.ts";

/** docs/lock.md. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

/** What a session was opened by: the shared passcode, or the invitation of this id. */
export type Scope = "all" | { invitation: string };

/** Throws without secrets. */
export function createSessions(signing: Signing) {
  const cookie = createSignedCookie<{ opens: Scope }>(signing, {
    name: "portfolio_session",
    info: "portfolio session v2",
    lifetime: SESSION_MS,
  });
  return {
    /** Gives the value of a Set-Cookie header; those out there keep the claim's name. `secure`: they came over HTTPS. */
    issue: (opens: Scope, secure: boolean) => cookie.issue({ opens }, secure),
    /** What a session that is good now opens, else null. Never throws. */
    read: (cookieHeader: string | null, secure: boolean): Scope | null =>
      cookie.read(cookieHeader, secure)?.claim.opens ?? null,
  };
}
