import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { paths } from "../../paths.ts";
import { writeFileAtomically } from "../../write-file.ts";
import { type Placeholder, readPixels, readPlaceholder } from "./picture-files.ts";

export interface Ledger {
  /** By the fingerprint of its file, what is known of each picture that was read to its end. */
  pictures: Record<string, Placeholder>;
  /** Bytes of each file that was made, by its path. */
  sizes: Record<string, number>;
}

/** Change it with the encoder settings: it is part of every name, so that nothing old is reused. */
const ENCODER_VERSION = "4";

let ledgerOnce: Promise<Ledger> | undefined;

/** That of this process. A new one when there is none, or only part of one: all that it knows can be found out again. */
export function openLedger(): Promise<Ledger> {
  ledgerOnce ??= readFile(paths.mediaLedger, "utf8")
    .then((text): Ledger => {
      const { pictures, sizes } = JSON.parse(text);
      return { pictures: { ...pictures }, sizes: { ...sizes } };
    })
    .catch(() => ({ pictures: {}, sizes: {} }));
  return ledgerOnce;
}

export async function writeLedger(ledger: Ledger): Promise<void> {
  await writeFileAtomically(paths.mediaLedger, JSON.stringify(ledger));
}

export async function isKnown(picture: Buffer): Promise<boolean> {
  return fingerprint(picture) in (await openLedger()).pictures;
}

/** Decodes a picture only when it is not known. @throws when it cannot be read to its end */
export async function placeholderOf(picture: Buffer): Promise<Placeholder> {
  const { pictures } = await openLedger();
  const hash = fingerprint(picture);
  const found = pictures[hash] ?? (await readPlaceholder(await readPixels(picture)));
  pictures[hash] = found;
  return found;
}

export function fingerprint(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256").update(ENCODER_VERSION);
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
}
