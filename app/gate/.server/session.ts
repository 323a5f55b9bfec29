import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { foldPasscode } from "#app/gate/.server/passcode.ts";

/** docs/gate.md: a session is good for 12 hours at most. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

export type Sessions = {
  /** Gives the value of a Set-Cookie header that starts a session. `secure` says that the visitor came over HTTPS. */
  issue(secure: boolean): string;
  /** Says whether a Cookie header carries a session that is good now. Never throws, whatever the header holds. */
  isValid(cookieHeader: string | null, secure: boolean): boolean;
};

/**
 * Makes and checks session cookies. The server keeps no list: a cookie says when it was issued, and its signature is
 * made with a key that comes from the secret and the passcode together, so that a new passcode ends every session.
 * The first secret signs and all of them verify, so a secret can be replaced without sending anyone away.
 *
 * `clock` gives milliseconds since 1970. Throws when there is no secret.
 */
export function createSessions(options: {
  secrets: readonly string[];
  passcode: string;
  clock: () => number;
}): Sessions {
  const keys = options.secrets.map((secret) => sessionKey(secret, foldPasscode(options.passcode)));
  const [signingKey] = keys;
  if (!signingKey) throw new Error("createSessions needs at least one secret.");

  function issue(secure: boolean): string {
    const issuedAt = Math.floor(options.clock() / 1000).toString(36);
    const signed = `${issuedAt}.${randomBytes(16).toString("base64url")}`;
    const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
    return `${cookieName(secure)}=${signed}.${signature(signed, signingKey as Buffer)}; ${attributes}`;
  }

  function isGood(value: string): boolean {
    const [, signed, issuedAt, given] = VALUE.exec(value) ?? [];
    if (!signed || !issuedAt || !given) return false;
    const age = options.clock() - Number.parseInt(issuedAt, 36) * 1000;
    const isSigned = keys.map((key) => isSame(given, signature(signed, key))).includes(true);
    return isSigned && age >= 0 && age < SESSION_MS;
  }

  return {
    issue,
    isValid: (cookieHeader, secure) => cookieValues(cookieHeader ?? "", cookieName(secure)).some(isGood),
  };
}

// Issued at (seconds, base 36), 16 random bytes, 32 bytes of signature. The signature covers the text of the first
// two as it stands and is itself compared as text, so a second spelling of the same bytes is refused.
const VALUE = /^(([0-9a-z]{1,9})\.[\w-]{22})\.([\w-]{43})$/;

// A browser takes a __Host- cookie only over HTTPS, from this very host and for all of it, so no other host of the
// same domain can plant one. It cannot be used over plain HTTP, as on localhost.
function cookieName(secure: boolean): string {
  return secure ? "__Host-portfolio_session" : "portfolio_session";
}

function sessionKey(secret: string, foldedPasscode: string): Buffer {
  const salt = createHmac("sha256", "portfolio session salt").update(foldedPasscode).digest();
  return Buffer.from(hkdfSync("sha256", secret, salt, "portfolio session v1", 32));
}

function signature(signed: string, key: Buffer): string {
  return createHmac("sha256", key).update(signed).digest("base64url");
}

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

function cookieValues(header: string, name: string): string[] {
  // Not by a regular expression: one that looks for white space at the end takes quadratic time where there is much of it.
  const pairs = header.split(";").map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}
