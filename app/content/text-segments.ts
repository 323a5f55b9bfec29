/** Writes several words without spaces. A letter of these scripts says about as much as three Latin letters. */
const SPACELESS_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Splits a text at the ends of its sentences and lines. `lang` decides which marks end a sentence. */
export function sentencesIn(text: string, lang = "en"): string[] {
  return segmentsOf(text, lang, "sentence")
    .map(({ segment }) => segment.trim())
    .filter(Boolean);
}

/** Returns the words of a text, also in scripts without spaces. Every mark except an accent ends a word. */
export function wordsIn(text: string): string[] {
  const letters = text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  return segmentsOf(letters, "en", "word").flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
}

/** Counts words as a person does: "e-mail" is one word. */
export function countWords(text: string): number {
  const parts = text.split(/\s+/).filter(Boolean);
  return parts.flatMap((part) => (part.search(SPACELESS_SCRIPT) < 0 ? part : wordsIn(part))).length;
}

/** Returns the length of a text, comparable between scripts. */
export function weightOf(text: string): number {
  return text.replaceAll(SPACELESS_SCRIPT, "aaa").length;
}

function segmentsOf(text: string, lang: string, granularity: "word" | "sentence") {
  return [...new Intl.Segmenter(lang, { granularity }).segment(text)];
}
