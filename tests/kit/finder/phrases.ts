import { wordsOf } from "./words.ts";

/** Words in a row that make an excerpt of a longer text recognisable. */
const EXCERPT = 8;

/** Finds texts that stand there whole; with `open`, also eight words in a row that are not in `open`. */
export function createPhraseSearch(texts: readonly string[], open?: readonly string[]) {
  const everyone = (open ?? []).map((text) => spaced(wordsOf(text))).join("\n");
  const index = new Map<string, { row: string[]; text: string }[]>();
  for (const text of texts) {
    const words = wordsOf(text);
    const rows = open ? excerpts(words).filter((row) => !everyone.includes(spaced(row))) : [words];
    for (const row of rows) push(index, key(row, 0), { row, text });
  }

  function search(words: readonly string[], found: Set<string>): void {
    for (let at = 0; at < words.length; at++) {
      for (const { row, text } of index.get(key(words, at)) ?? []) {
        if (row.every((word, offset) => words[at + offset] === word)) found.add(text);
      }
    }
  }

  return function phrasesIn(text: string): Set<string> {
    const found = new Set<string>();
    search(wordsOf(text), found);
    // Again without tags, which may part a sentence.
    if (text.includes("<")) search(wordsOf(text.replaceAll(/<[^<>]*>/g, "")), found);
    return found;
  };
}

function excerpts(words: string[]): string[][] {
  if (words.length <= EXCERPT) return [words];
  return Array.from({ length: words.length - EXCERPT + 1 }, (_, at) => words.slice(at, at + EXCERPT));
}

/** With a space around it, so that a row of words is found as whole words. */
function spaced(words: readonly string[]): string {
  return ` ${words.join(" ")} `;
}

function key(words: readonly string[], at: number): string {
  return `${words[at]} ${words[at + 1]}`;
}

function push<K, V>(index: Map<K, V[]>, at: K, value: V): void {
  const list = index.get(at);
  if (list) list.push(value);
  else index.set(at, [value]);
}
