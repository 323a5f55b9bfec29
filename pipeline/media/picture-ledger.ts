import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { paths } from "../../paths.ts";
import { writeAtomically } from "../write-atomically.ts";
import type { Placeholder } from "./picture-files.ts";

export interface Ledger {
  /** By the fingerprint of its file, what is known of each picture that was read to its end. */
  pictures: Record<string, Placeholder>;
  /** Bytes of each file that was made, by its path. */
  sizes: Record<string, number>;
}

const placeholder: z.ZodType<Placeholder> = z.object({
  width: z.number(),
  height: z.number(),
  color: z.string().nullable(),
});
const schema: z.ZodType<Ledger> = z.object({
  pictures: z.record(z.string(), placeholder),
  sizes: z.record(z.string(), z.number()),
});

/** Change it with the encoder settings: it is part of every name, so that nothing old is reused. */
const ENCODER_VERSION = "3";

/** A new one when there is none, or only part of one: all that it knows can be found out again. */
export async function readLedger(): Promise<Ledger> {
  try {
    return schema.parse(JSON.parse(await readFile(paths.mediaLedger, "utf8")));
  } catch {
    return { pictures: {}, sizes: {} };
  }
}

export async function writeLedger(ledger: Ledger): Promise<void> {
  await writeAtomically(paths.mediaLedger, (file) => writeFile(file, JSON.stringify(ledger)));
}

export function fingerprint(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256").update(ENCODER_VERSION);
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
}
