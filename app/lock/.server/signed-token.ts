import { createHash, createHmac, hkdfSync } from "node:crypto";
import { equalInConstantTime } from "./passcode.ts";

interface TokenOptions {
  /** The first secret signs; every secret verifies, so the owner can replace a secret without ending sessions. */
  secrets: readonly string[];
  purpose: string;
  /** Changing this text invalidates all tokens. */
  boundTo: string;
  lifetimeMs: number;
  clock: () => number;
}

export function createSignedToken<Claim>(options: TokenOptions) {
  const { secrets, purpose, boundTo, lifetimeMs, clock } = options;
  const [signingKey, ...olderKeys] = secrets.map((secret) => deriveKey(secret, boundTo, purpose));
  if (!signingKey) throw new Error("A signed token needs at least one secret.");
  const keys = [signingKey, ...olderKeys];

  return {
    sign(claim: Claim): string {
      const content = JSON.stringify({ claim, expires: clock() + lifetimeMs });
      const payload = Buffer.from(content).toString("base64url");
      return `${payload}.${signatureOf(payload, signingKey)}`;
    },
    /** Returns null for a token that is forged or expired, or that has another purpose, `boundTo` or secret. */
    verify(token: string): Claim | null {
      const [, payload, signature] = TOKEN_PATTERN.exec(token) ?? [];
      if (!payload || !signature) return null;
      if (!keys.some((key) => equalInConstantTime(signature, signatureOf(payload, key)))) return null;
      const { claim, expires } = JSON.parse(Buffer.from(payload, "base64url").toString());
      return clock() < expires ? claim : null;
    },
  };
}

const TOKEN_PATTERN = /^([\w-]{1,300})\.([\w-]{43})$/;

function deriveKey(secret: string, boundTo: string, purpose: string): Buffer {
  const salt = createHash("sha256").update(boundTo).digest();
  return Buffer.from(hkdfSync("sha256", secret, salt, purpose, 32));
}

/** Signs the encoded payload, so a different encoding of the same bytes is invalid. */
function signatureOf(payload: string, key: Buffer): string {
  return createHmac("sha256", key).update(payload).digest("base64url");
}
