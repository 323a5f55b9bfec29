import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { foldPasscode } from "#app/gate/.server/passcode.ts";

/** docs/gate.md. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

export interface Claim {
  opens: "all";
  /** In whole seconds since 1970. */
  since: number;
}

export interface Sessions {
  /** Gives the value of a Set-Cookie header. `secure` says that the visitor came over HTTPS. */
  issue(opens: Claim["opens"], secure: boolean): string;
  /** Null unless the session is good now. Never throws. */
  read(cookieHeader: string | null, secure: boolean): Claim | null;
}

/** The first secret signs and all verify, so that one can be replaced without sending anyone away. Throws if none. */
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

// Claim, 16 random bytes, and a signature of their text, not of their bytes: a second spelling of them is refused.
const VALUE = /^(([\w-]{1,200})\.[\w-]{22})\.([\w-]{43})$/;

// Over HTTPS a browser takes a __Host- cookie from this very host only, so none of the same domain can plant one.
function cookieName(secure: boolean): string {
  return secure ? "__Host-portfolio_session" : "portfolio_session";
}

// Of secret and passcode together, so that a new passcode ends every session.
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
  // Not by a regular expression: looking for white space at the end would take quadratic time.
  const pairs = header.split(";").map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}
