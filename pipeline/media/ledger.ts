import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { paths } from "../../files/paths.ts";
import { readOnce } from "../../files/read-once.ts";
import { writeFileAtomically } from "../../files/write-file.ts";
import { type Placeholder, readPixels, readPlaceholder } from "./image-files.ts";

/** ENCODER_VERSION changes all file names. Raise the number if encoder settings or share images change. */
const ENCODER_VERSION = "6";

let placeholdersPromise: Promise<Record<string, Placeholder>> | undefined;

/** Returns placeholders by fingerprint, so that the build does not decode unchanged images again. */
function readLedger() {
  placeholdersPromise ??= readFile(paths.mediaLedger, "utf8")
    .then(JSON.parse)
    .catch(() => ({}));
  return placeholdersPromise;
}

export async function writeLedger(): Promise<void> {
  await writeFileAtomically(paths.mediaLedger, JSON.stringify(await readLedger()));
}

/** Decodes the image unless the ledger contains its placeholder. @throws if the image is incomplete or damaged */
export async function placeholderOf(image: Buffer): Promise<Placeholder> {
  const placeholders = await readLedger();
  const hash = fingerprint(image);
  const placeholder = placeholders[hash] ?? (await readPlaceholder(await readPixels(image)));
  placeholders[hash] = placeholder;
  return placeholder;
}

export const fingerprintOfFile = readOnce((bytes) => fingerprint(bytes));

/** Returns a hash for file names, which changes with the contents and with the encoder settings. */
export function fingerprint(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256").update(ENCODER_VERSION);
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
}
