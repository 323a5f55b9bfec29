import { lettersOf, plain, wordsOf } from "./tokens.ts";

/** Words in a row that make an excerpt of a longer text recognisable. */
const EXCERPT = 8;
/** Fewer words or letters are a heading, which other texts may hold by chance: see headings.ts. */
const FEWEST = { words: 3, letters: 14 };
const KEY = 10;

export function isPhrase(text: string): boolean {
  const known = plain(text);
  return wordsOf(known).length >= FEWEST.words && lettersOf(known).length >= FEWEST.letters;
}

/** Finds texts that stand there whole; with `open`, also eight words in a row that are not in `open`. */
export function createPhraseSearch(texts: readonly string[], open?: readonly string[]) {
  const everyone = (open ?? []).map((text) => lettersOf(plain(text))).join("\n");
  const rows = new Map<string, string>();
  for (const text of texts) {
    const words = wordsOf(plain(text));
    for (const excerpt of open ? excerpts(words) : [words]) {
      const row = excerpt.join("");
      if (row.length >= KEY && !everyone.includes(row) && !rows.has(row)) rows.set(row, text);
    }
  }
  const index = new Map<string, string[]>();
  // Asked first, for each letter: most are the beginning of nothing.
  const begins = new Uint8Array(1 << 16);
  for (const row of rows.keys()) {
    begins[slot(row, 0)] = 1;
    index.set(row.slice(0, KEY), [...(index.get(row.slice(0, KEY)) ?? []), row]);
  }

  function search(letters: string, found: Set<string>): void {
    for (let at = 0; at + KEY <= letters.length; at++) {
      if (begins[slot(letters, at)] === 0) continue;
      for (const row of index.get(letters.slice(at, at + KEY)) ?? []) {
        if (letters.startsWith(row, at)) found.add(rows.get(row) ?? row);
      }
    }
  }

  return function phrasesIn(plainText: string): Set<string> {
    const found = new Set<string>();
    search(lettersOf(plainText), found);
    return found;
  };
}

function excerpts(words: string[]): string[][] {
  if (words.length <= EXCERPT) return [words];
  return Array.from({ length: words.length - EXCERPT + 1 }, (_, at) => words.slice(at, at + EXCERPT));
}

function slot(text: string, at: number): number {
  let hash = 0;
  for (let offset = 0; offset < 5; offset++) hash = Math.imul(hash, 31) + text.charCodeAt(at + offset);
  return Math.imul(hash, 0x9e3779b1) >>> 16;
}
