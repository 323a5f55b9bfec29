import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param secrets the first digests and seals, all find and open. @throws without any */
export function createSeals(secrets: readonly string[]) {
  const [newest, ...older] = secrets.map((secret) => ({
    digesting: keyOf(secret, "portfolio invitation digest v1"),
    sealing: keyOf(secret, "portfolio invitation seal v1"),
  }));
  if (!newest) throw new Error("Sealing needs at least one secret.");

  return {
    /** By which a secret text is found, one for each of the server's secrets. The first is to be kept. */
    digests: (text: string): [string, ...string[]] => [
      digest(text, newest.digesting),
      ...older.map(({ digesting }) => digest(text, digesting)),
    ],
    /** `place` is where the sealed text is kept: elsewhere it does not open. */
    seal(text: string, place: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, newest.sealing, iv).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url");
    },
    /** Null when none of the server's secrets has sealed it. */
    open(sealed: string, place: string): string | null {
      const bytes = Buffer.from(sealed, "base64url");
      for (const { sealing } of [newest, ...older]) {
        const text = opened(bytes, sealing, place);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function opened(bytes: Buffer, key: Buffer, place: string): string | null {
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function digest(text: string, key: Buffer): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

function keyOf(secret: string, info: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", info, 32));
}
