import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and digests with the first secret; all of them decrypt and find, so an owner can replace a secret. */
export function createSeals(secrets: readonly string[]) {
  const [newest, ...older] = secrets.map((secret) => ({
    digestKey: deriveKey(secret, "portfolio invitation digest v1"),
    sealKey: deriveKey(secret, "portfolio invitation seal v1"),
  }));
  if (!newest) throw new Error("Encryption needs at least one secret.");
  const all = [newest, ...older];

  return {
    /** Returns one digest for each secret. Store the first, search for all. */
    digests: (text: string): [string, ...string[]] => [
      digest(text, newest.digestKey),
      ...older.map(({ digestKey }) => digest(text, digestKey)),
    ],
    /** Encrypts the text. `context`, such as a row's id, must be the same when it is decrypted. */
    seal(text: string, context: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, newest.sealKey, iv).setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([encrypted, cipher.getAuthTag()]).toString("base64url");
    },
    open(sealed: string, context: string): string | null {
      const bytes = Buffer.from(sealed, "base64url");
      for (const { sealKey } of all) {
        const text = decrypt(bytes, sealKey, context);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function decrypt(bytes: Buffer, key: Buffer, context: string): string | null {
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function digest(text: string, key: Buffer): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
