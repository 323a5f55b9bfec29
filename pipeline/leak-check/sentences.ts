import { lettersOf, plain, tokensOf } from "./tokens.ts";

/** Words in a row that make an excerpt of a longer text recognisable: the length of a shingle. */
const SHINGLE = 8;
/** Fewer words or letters are a heading, which other texts may hold by chance. */
const FEWEST = { words: 3, letters: 14 };
/** Letters by which shingles are looked up. */
const KEY = 10;

export function isSentence(text: string): boolean {
  const known = plain(text);
  return tokensOf(known).length >= FEWEST.words && lettersOf(known).length >= FEWEST.letters;
}

/** Finds texts by any eight of their words in a row, or all when they have fewer, unless public texts hold these. */
export function createSentenceSearch(texts: readonly string[], publicTexts: readonly string[]) {
  const everyone = publicTexts.map((text) => lettersOf(plain(text))).join("\n");
  const shingles = new Map<string, string>();
  for (const text of texts) {
    for (const shingle of shinglesOf(tokensOf(plain(text))))
      if (shingle.length >= KEY && !everyone.includes(shingle)) shingles.set(shingle, text);
  }
  const index = Map.groupBy(shingles.keys(), (shingle) => shingle.slice(0, KEY));

  return function sentencesIn(plainText: string): Set<string> {
    const letters = lettersOf(plainText);
    const found = new Set<string>();
    for (let at = 0; at + KEY <= letters.length; at++) {
      for (const shingle of index.get(letters.slice(at, at + KEY)) ?? [])
        if (letters.startsWith(shingle, at)) found.add(shingles.get(shingle) ?? shingle);
    }
    return found;
  };
}

function shinglesOf(words: string[]): string[] {
  const starts = Array.from({ length: Math.max(1, words.length - SHINGLE + 1) }, (_, start) => start);
  return starts.map((start) => words.slice(start, start + SHINGLE).join(""));
}
