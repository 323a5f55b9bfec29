import type { Inline, RichText } from "../../../../app/content/types.ts";
import { charactersIn, paragraphsOf } from "../characters.ts";
import { writeMarkdown } from "../markdown.ts";

/** The limit of the schema for a summary. */
export const MAX_SUMMARY_WORDS = 60;

/** Splits a text before its first list, or after the last complete sentence within the limit. */
export function splitSummary(text: RichText): [summary: RichText, rest: RichText] {
  let wordCount = 0;
  for (const [index, block] of text.entries()) {
    if (block.type === "list") return [text.slice(0, index), text.slice(index)];
    const newCount = wordCount + countWords(writeMarkdown([block]));
    if (newCount > MAX_SUMMARY_WORDS) {
      const [start, end] = splitSentences(block.children, MAX_SUMMARY_WORDS - wordCount);
      return [
        [...text.slice(0, index), ...start],
        [...end, ...text.slice(index + 1)],
      ];
    }
    wordCount = newCount;
  }
  return [text, []];
}

/** Counts words as the schema does. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function splitSentences(parts: Inline[], maxWords: number): [RichText, RichText] {
  const characters = charactersIn(parts);
  const text = characters.map(({ char }) => char).join("");
  const ends = Array.from(
    new Intl.Segmenter("en", { granularity: "sentence" }).segment(text),
    ({ index, segment }) => index + segment.length,
  );
  const end = ends.findLast((offset) => countWords(text.slice(0, offset)) <= maxWords) ?? 0;
  return [paragraphsOf(characters.slice(0, end)), paragraphsOf(characters.slice(end))];
}
