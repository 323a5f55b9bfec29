import { aloneIn, lettersOf, plain, wordsOf } from "./tokens.ts";

/** Fewer letters are found by chance in any script. */
const FEWEST_LETTERS = 4;
/** Words between two headings that stand close together. */
const BETWEEN = 4;

interface Heading {
  text: string;
  words: string[];
  study: number;
  /** Whether public texts hold it, in whatever sentence. */
  isCommon: boolean;
}

/**
 * Finds short texts, which alone may be common words: where one stands alone, where one of two words is an anchor or
 * an id, and where several of one study stand close together.
 * @param studies the short texts of each study in their order
 */
export function createHeadingSearch(studies: readonly (readonly string[])[], open: readonly string[]) {
  const everyone = open.map(plain);
  const prose = everyone.join("\n");
  const whole = new Set(everyone.map(simple));
  const headings: Heading[] = studies.flatMap((texts, study) =>
    [...new Set(texts)]
      .map((text) => ({
        text,
        words: wordsOf(plain(text)),
        study,
        isCommon: prose.includes(simple(plain(text))),
      }))
      .filter(
        ({ text }) => lettersOf(plain(text)).length >= FEWEST_LETTERS && !whole.has(simple(plain(text))),
      ),
  );
  const rare = headings.filter(({ isCommon }) => !isCommon);
  const alone = new Map(rare.map(({ text }) => [simple(plain(text)), text]));
  const slugs = new Map(
    rare.flatMap(({ text, words }) => (words.length > 1 ? [[words.join("-"), text]] : [])),
  );
  const first = Map.groupBy(headings, ({ words }) => words[0]);

  return function headingsIn(plainText: string): Set<string> {
    if (headings.length === 0) return new Set();
    const found = new Set<string>();
    for (const text of aloneIn(plainText)) add(found, alone.get(text));
    for (const [, slug = ""] of plainText.matchAll(ANCHOR))
      for (const part of rowsIn(wordsOf(slug.replaceAll("_", "-")))) add(found, slugs.get(part));
    for (const text of together(wordsOf(plainText), first)) found.add(text);
    return found;
  };
}

/** In an address, an id or a name, or behind the number of its section. */
const ANCHOR = /(?:[#/]|\b(?:id|name|for)\W{1,4}|\b\d+[-_])([\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+)/gu;

/** "a-b", "a-b-c" and "b-c" of a, b and c. */
function rowsIn(words: string[]): string[] {
  return words.flatMap((_, start) =>
    words.slice(start + 1).map((_word, more) => words.slice(start, start + more + 2).join("-")),
  );
}

function add(found: Set<string>, text: string | undefined): void {
  if (text !== undefined) found.add(text);
}

function simple(plainText: string): string {
  return plainText.trim().replace(/\s+/g, " ");
}

/** Three headings of one study, or two that no public text holds, with few words between each and the next. */
function together(words: string[], first: Map<string | undefined, Heading[]>): Set<string> {
  const found = new Set<string>();
  const rows = new Map<number, { end: number; headings: Set<Heading> }>();
  for (let at = 0; at < words.length; at++) {
    for (const heading of first.get(words[at]) ?? []) {
      if (!heading.words.every((word, offset) => words[at + offset] === word)) continue;
      const row = rows.get(heading.study);
      const goesOn = row && at - row.end <= BETWEEN;
      const headings = goesOn ? row.headings.add(heading) : new Set([heading]);
      rows.set(heading.study, { end: at + heading.words.length, headings });
      const all = [...headings];
      if (all.length > 2 || all.filter(({ isCommon }) => !isCommon).length > 1)
        for (const { text } of all) found.add(text);
    }
  }
  return found;
}
