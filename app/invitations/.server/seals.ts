import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and hashes with the first secret, and decrypts with every secret, so the owner can replace a secret. */
export function createSeals(secrets: readonly string[]) {
  const [newest, ...older] = secrets.map((secret) => ({
    digestKey: deriveKey(secret, "portfolio invitation digest v1"),
    sealKey: deriveKey(secret, "portfolio invitation seal v1"),
  }));
  if (!newest) throw new Error("Encryption needs at least one secret.");
  const keys = [newest, ...older];

  return {
    digest: (text: string) => hashText(text, newest.digestKey),
    /** Returns one digest for each secret, so a search also finds a text stored with an older secret. */
    digests: (text: string) => keys.map(({ digestKey }) => hashText(text, digestKey)),
    seal(text: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, newest.sealKey, iv);
      const ciphertext = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([ciphertext, cipher.getAuthTag()]).toString("base64url");
    },
    /** Returns null for a text that was changed or encrypted with an unknown secret. */
    open(sealed: string): string | null {
      const bytes = Buffer.from(sealed, "base64url");
      return keys.map(({ sealKey }) => decrypt(bytes, sealKey)).find((text) => text !== null) ?? null;
    },
  };
}

function decrypt(bytes: Buffer, key: Buffer): string | null {
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function hashText(text: string, key: Buffer): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
