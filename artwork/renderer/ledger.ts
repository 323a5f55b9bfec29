/** rendered.json in each folder: which state of its sources every picture was rendered from. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pieceDocument } from "../kit/document.ts";
import type { Found } from "./find.ts";

type Ledger = Record<string, string>;

export async function isStale({ piece, source }: Found): Promise<boolean> {
  return !existsSync(piece.out) || (await read(fileFor(source)))[piece.out] !== (await fingerprint(piece));
}

export async function record({ piece, source }: Found): Promise<void> {
  const ledger = await read(fileFor(source));
  await write(fileFor(source), { ...ledger, [piece.out]: await fingerprint(piece) });
}

/** Forgets pictures whose piece is gone. */
export async function prune(found: Found[]): Promise<void> {
  for (const file of new Set(found.map(({ source }) => fileFor(source)))) {
    const outs = new Set(
      found.filter(({ source }) => fileFor(source) === file).map(({ piece }) => piece.out),
    );
    const entries = Object.entries(await read(file));
    const kept = entries.filter(([out]) => outs.has(out));
    if (kept.length < entries.length) await write(file, Object.fromEntries(kept));
  }
}

/** A piece is a pure value: with its document and the files it shows, that is all its picture depends on. */
async function fingerprint(piece: Found["piece"]): Promise<string> {
  const hash = createHash("sha256")
    .update(JSON.stringify(piece))
    .update(pieceDocument("", 0, 0));
  for (const file of piece.shows ?? []) {
    if (!existsSync(file)) throw new Error(`it shows ${file}, which is not there`);
    hash.update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 16);
}

function fileFor(source: string): string {
  return join(dirname(source), "rendered.json");
}

async function read(file: string): Promise<Ledger> {
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : {};
}

async function write(file: string, ledger: Ledger): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
