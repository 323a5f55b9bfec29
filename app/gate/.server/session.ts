import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { foldPasscode } from "#app/gate/.server/passcode.ts";

/** docs/gate.md: a session is good for 12 hours at most. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

/** What a session says of itself, signed. */
export interface Claim {
  /** The studies it opens; the shared passcode opens all of them. */
  opens: "all";
  /** When it began, in whole seconds since 1970. */
  since: number;
}

export interface Sessions {
  /** Gives the value of a Set-Cookie header that starts a session. `secure` says that the visitor came over HTTPS. */
  issue(opens: Claim["opens"], secure: boolean): string;
  /** Gives the claim of a session in a Cookie header that is good now, else null. Never throws. */
  read(cookieHeader: string | null, secure: boolean): Claim | null;
}

/**
 * Makes and checks session cookies. The server keeps no list: a cookie carries its claim, and its signature is made
 * with a key that comes from the secret and the passcode together, so that a new passcode ends every session. The
 * first secret signs and all of them verify, so a secret can be replaced without sending anyone away.
 *
 * `clock` gives milliseconds since 1970. Throws when there is no secret.
 */
export function createSessions({
  secrets,
  passcode,
  clock,
}: {
  secrets: readonly string[];
  passcode: string;
  clock: () => number;
}): Sessions {
  const [signingKey, ...olderKeys] = secrets.map((secret) => sessionKey(secret, foldPasscode(passcode)));
  if (!signingKey) throw new Error("createSessions needs at least one secret.");
  const keys = [signingKey, ...olderKeys];

  function readValue(value: string): Claim | null {
    const [, signed, payload, given] = VALUE.exec(value) ?? [];
    if (!signed || !payload || !given) return null;
    const isSigned = keys.map((key) => isSame(given, signature(signed, key))).includes(true);
    if (!isSigned) return null;
    // Signed by us, so it is what `issue` wrote.
    const claim: Claim = JSON.parse(Buffer.from(payload, "base64url").toString());
    const age = clock() - claim.since * 1000;
    return age >= 0 && age < SESSION_MS ? claim : null;
  }

  return {
    issue(opens, secure) {
      const claim: Claim = { opens, since: Math.floor(clock() / 1000) };
      const payload = Buffer.from(JSON.stringify(claim)).toString("base64url");
      const signed = `${payload}.${randomBytes(16).toString("base64url")}`;
      const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
      return `${cookieName(secure)}=${signed}.${signature(signed, signingKey)}; ${attributes}`;
    },
    read(cookieHeader, secure) {
      for (const value of cookieValues(cookieHeader ?? "", cookieName(secure))) {
        const claim = readValue(value);
        if (claim) return claim;
      }
      return null;
    },
  };
}

// The claim, 16 random bytes, 32 bytes of signature. The signature covers the text of the first two as it stands and
// is itself compared as text, so a second spelling of the same bytes is refused.
const VALUE = /^(([\w-]{1,200})\.[\w-]{22})\.([\w-]{43})$/;

// A browser takes a __Host- cookie only over HTTPS, from this very host and for all of it, so no other host of the
// same domain can plant one. It cannot be used over plain HTTP, as on localhost.
function cookieName(secure: boolean): string {
  return secure ? "__Host-portfolio_session" : "portfolio_session";
}

function sessionKey(secret: string, foldedPasscode: string): Buffer {
  const salt = createHmac("sha256", "portfolio session salt").update(foldedPasscode).digest();
  return Buffer.from(hkdfSync("sha256", secret, salt, "portfolio session v2", 32));
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
