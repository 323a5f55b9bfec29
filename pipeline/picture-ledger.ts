import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { paths } from "../paths.ts";
import type { Placeholder } from "./picture-files.ts";
import { writeAtomically } from "./write-atomically.ts";

/** By the fingerprint of its file, what is known of each picture that was read to its end. */
export type Ledger = Record<string, Placeholder>;

/** Change it with the encoder settings: it is part of every name, so that nothing old is reused. */
const ENCODER_VERSION = "3";

export async function readLedger(): Promise<Ledger> {
  return JSON.parse(await readFile(paths.mediaLedger, "utf8").catch(() => "{}"));
}

export async function writeLedger(ledger: Ledger): Promise<void> {
  await writeAtomically(paths.mediaLedger, (file) => writeFile(file, JSON.stringify(ledger)));
}

export function fingerprint(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256").update(ENCODER_VERSION);
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
}
