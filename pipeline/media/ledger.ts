import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { paths } from "../../paths.ts";
import { writeFileAtomically } from "../../write-file.ts";
import { type Placeholder, readPixels, readPlaceholder } from "./image-files.ts";

/** Facts that are kept from build to build, so that unchanged media are neither decoded nor generated again. */
export interface Ledger {
  images: Record<string, Placeholder>;
  sizes: Record<string, number>;
}

/** Part of every file name. Raise it with each change of the encoder settings, so that no older file is reused. */
const ENCODER_VERSION = "5";

let ledgerOnce: Promise<Ledger> | undefined;

export function openLedger(): Promise<Ledger> {
  ledgerOnce ??= readFile(paths.mediaLedger, "utf8")
    .then((text): Ledger => {
      const { images, sizes } = JSON.parse(text);
      return { images: { ...images }, sizes: { ...sizes } };
    })
    .catch(() => ({ images: {}, sizes: {} }));
  return ledgerOnce;
}

export async function writeLedger(ledger: Ledger): Promise<void> {
  await writeFileAtomically(paths.mediaLedger, JSON.stringify(ledger));
}

export async function isKnown(image: Buffer): Promise<boolean> {
  return fingerprint(image) in (await openLedger()).images;
}

/** Decodes an image that the ledger does not know. @throws if the image is incomplete or damaged */
export async function placeholderOf(image: Buffer): Promise<Placeholder> {
  const { images } = await openLedger();
  const hash = fingerprint(image);
  const found = images[hash] ?? (await readPlaceholder(await readPixels(image)));
  images[hash] = found;
  return found;
}

/** Returns a hash for file names, which also changes with the encoder settings. */
export function fingerprint(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256").update(ENCODER_VERSION);
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
}
