import { glob } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Piece } from "../kit/piece.ts";

/** A piece and the source it was found in. */
export interface Found {
  piece: Piece;
  source: string;
}

/** Every piece of artwork/<folder>/<name>.art.ts, those that show other files last. A bad source stops no other. */
export async function findPieces(): Promise<{ found: Found[]; failures: string[] }> {
  const found: Found[] = [];
  const failures: string[] = [];
  for await (const source of glob("artwork/*/*.art.ts")) {
    try {
      const { pieces }: { pieces: Piece[] } = await import(pathToFileURL(source).href);
      found.push(...pieces.map((piece) => ({ piece, source })));
    } catch (error) {
      failures.push(`${source}: ${error instanceof Error ? error.message : error}`);
    }
  }
  found.sort((a, b) => rank(a) - rank(b) || a.piece.out.localeCompare(b.piece.out));
  return { found, failures };
}

/** The pieces with one of the words in the path of their source or picture, and those that show any of these. */
export function select(found: Found[], words: string[]): Found[] {
  if (words.length === 0) return found;
  const named = found.filter(({ piece, source }) =>
    words.some((word) => source.includes(word) || piece.out.includes(word)),
  );
  const outs = new Set(named.map(({ piece }) => piece.out));
  return found.filter(({ piece }) => outs.has(piece.out) || piece.shows?.some((file) => outs.has(file)));
}

/** What a filter may say, for someone whose filter matched nothing. */
export function namesOf(found: Found[]): string {
  const folders = found.map(({ source }) => source.split("/")[1]);
  const files = found.map(({ piece }) =>
    piece.out.replace(/^(content|public)\/(case-studies\/)?|\.\w+$/g, ""),
  );
  return [...new Set([...folders, ...files])].join(", ");
}

function rank({ piece }: Found): number {
  return piece.shows ? 1 : 0;
}
