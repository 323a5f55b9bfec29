/** Splits a text at the ends of its sentences and lines. `lang` decides which marks end a sentence. */
export function sentencesIn(text: string, lang = "en"): string[] {
  const segments = new Intl.Segmenter(lang, { granularity: "sentence" }).segment(text);
  return Array.from(segments, ({ segment }) => segment.trim()).filter((sentence) => sentence !== "");
}
