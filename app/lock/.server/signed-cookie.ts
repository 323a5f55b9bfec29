import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { cookieAttributes, cookieName, cookieValues } from "./cookie.ts";
import { foldPasscode } from "./passcode.ts";

/** What signs a cookie. The first secret signs and all verify, so that one can be replaced without an end to cookies. */
export interface Signing {
  secrets: readonly string[];
  passcode: string;
  /** Milliseconds since 1970. */
  clock: () => number;
}

export interface Signed<Claim> {
  claim: Claim & { since: number };
  /** Random, another one for each cookie. */
  id: string;
}

/** The server's clock may have been set back a little since a cookie was issued. */
export const SLACK_MS = 5_000;

/**
 * A cookie with a claim that only this server can write, good for `lifetime` milliseconds. Without `maxAge` (in
 * seconds) the browser forgets it at the end of its session. Throws without secrets.
 */
export function createSignedCookie<Claim extends object>(
  { secrets, passcode, clock }: Signing,
  kind: { name: string; info: string; lifetime: number; maxAge?: number },
) {
  const [signingKey, ...olderKeys] = secrets.map((secret) =>
    keyOf(secret, foldPasscode(passcode), kind.info),
  );
  if (!signingKey) throw new Error("A signed cookie needs at least one secret.");
  const keys = [signingKey, ...olderKeys];

  function readValue(value: string): Signed<Claim> | null {
    const [, signed, payload, id, given] = VALUE.exec(value) ?? [];
    if (!signed || !payload || !id || !given) return null;
    const isSigned = keys.map((key) => isSame(given, signature(signed, key))).includes(true);
    if (!isSigned) return null;
    // Signed by us, so it is what `issue` wrote.
    const claim: Claim & { since: number } = JSON.parse(Buffer.from(payload, "base64url").toString());
    const age = clock() - claim.since * 1000;
    return age >= -SLACK_MS && age < kind.lifetime ? { claim, id } : null;
  }

  return {
    /** Gives the value of a Set-Cookie header. `secure` says that the visitor came over HTTPS. */
    issue(claim: Claim, secure: boolean): string {
      const whole = { ...claim, since: Math.floor(clock() / 1000) };
      const payload = Buffer.from(JSON.stringify(whole)).toString("base64url");
      const signed = `${payload}.${randomBytes(16).toString("base64url")}`;
      const value = `${signed}.${signature(signed, signingKey)}`;
      return `${cookieName(kind.name, secure)}=${value}; ${cookieAttributes(secure, kind.maxAge)}`;
    },
    /** Null unless there is one that is good now. Never throws. */
    read(cookieHeader: string | null, secure: boolean): Signed<Claim> | null {
      for (const value of cookieValues(cookieHeader, cookieName(kind.name, secure))) {
        const signed = readValue(value);
        if (signed) return signed;
      }
      return null;
    },
  };
}

// Claim, 16 random bytes, and a signature of their text, not of their bytes: a second spelling of them is refused.
const VALUE = /^(([\w-]{1,200})\.([\w-]{22}))\.([\w-]{43})$/;

// Of secret and passcode together, so that a new passcode ends every session.
function keyOf(secret: string, foldedPasscode: string, info: string): Buffer {
  const salt = createHmac("sha256", "portfolio session salt").update(foldedPasscode).digest();
  return Buffer.from(hkdfSync("sha256", secret, salt, info, 32));
}

function signature(signed: string, key: Buffer): string {
  return createHmac("sha256", key).update(signed).digest("base64url");
}

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
