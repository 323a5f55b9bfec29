import { createSignedCookie, type Signing } from "#app/.server/signed-cookie.ts";

/** docs/gate.md. In seconds. */
export const KNOWN_SECONDS = 90 * 24 * 60 * 60;

export interface KnownBrowsers {
  /** Gives the value of a Set-Cookie header. `secure` says that the visitor came over HTTPS. */
  issue(secure: boolean): string;
  /** What its wrong tries are counted under, or undefined for a stranger. Never throws. */
  read(cookieHeader: string | null, secure: boolean): string | undefined;
}

/**
 * Browsers that have given this passcode before: whoever has the cookie knew it already, so their tries can be looked
 * at without regard to what others do. It opens nothing. Throws without secrets.
 */
export function createKnownBrowsers(signing: Signing): KnownBrowsers {
  const cookie = createSignedCookie<object>(signing, {
    name: "portfolio_known",
    info: "portfolio known browser v1",
    lifetime: KNOWN_SECONDS * 1000,
    maxAge: KNOWN_SECONDS,
  });
  return {
    issue: (secure) => cookie.issue({}, secure),
    read: (cookieHeader, secure) => cookie.read(cookieHeader, secure)?.id,
  };
}
