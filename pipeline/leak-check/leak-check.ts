import { hash } from "node:crypto";
import { withoutInvisibleCharacters } from "#app/content/invisible-characters.ts";
import { weightOf, wordsIn } from "#app/content/text-segments.ts";

interface Secrets {
  sentences: string[];
  /** The leak check ignores sentences that one of these texts contains. */
  publicTexts: string[];
  names: string[];
  files: { name: string; bytes: Buffer }[];
}

/** Returns one line for each locked sentence, file name or file that the bytes contain. */
export type LeakCheck = (bytes: Buffer) => string[];

/** A sentence below these limits can appear in public texts by chance. */
const MIN_WORDS = 3;
const MIN_WEIGHT = 14;

export function createLeakCheck({ sentences, publicTexts, names, files }: Secrets): LeakCheck {
  const publicTokens = publicTexts.map(tokensOf).join("\n");
  const searchedSentences = sentences
    .map((sentence) => ({ sentence, tokens: tokensOf(sentence) }))
    .filter(({ sentence, tokens }) => weightOf(tokens) >= MIN_WEIGHT && wordsIn(sentence).length >= MIN_WORDS)
    .filter(({ tokens }) => !publicTokens.includes(tokens));
  const fileNames = new Map(files.map(({ name, bytes }) => [hash("sha256", bytes), name]));

  return function leaksIn(bytes) {
    const lockedFile = fileNames.get(hash("sha256", bytes));
    const leaks = lockedFile ? [`the locked file ${lockedFile}`] : [];
    const isBinary = bytes.includes(0);
    if (isBinary) return leaks;
    const text = bytes.toString();
    // A link to another site ends with a hint for screen readers, which splits a sentence.
    const withoutHints = text.replaceAll(/<span class="sr-only">.*?<\/span>/gs, "");
    // Tags can be inside words or between them.
    const textTokens = [text, withoutTags(text), withoutTags(withoutHints)].map(tokensOf);
    const foundSentences = searchedSentences.filter(({ tokens }) =>
      textTokens.some((all) => all.includes(tokens)),
    );
    const foundNames = names.filter((name) => containsName(text, name));
    return [
      ...leaks,
      ...foundSentences.map(({ sentence }) => `the locked sentence "${sentence}"`),
      ...foundNames.map((name) => `the locked file name ${name}`),
    ];
  };
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, "");
}

/** Matches whole names only: "floorplan.png" does not contain "plan.png". */
function containsName(text: string, name: string): boolean {
  return text.includes(name) && new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?!\\w)`).test(text);
}

/** Reduces HTML, Markdown, JSON or a URL to letters and digits, so that equal sentences compare as equal. */
export function tokensOf(text: string): string {
  return withoutInvisibleCharacters(decodeEscapes(text).normalize("NFKC"))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

function decodeEscapes(text: string): string {
  return text
    .replaceAll(/\\+(?:u\{?([0-9a-f]{4,6})\}?|x([0-9a-f]{2}))/gi, (_, long, short) =>
      characterFromHex(long ?? short),
    )
    .replaceAll(/&#x([0-9a-f]{1,6});?/gi, (_, hex) => characterFromHex(hex))
    .replaceAll(/&#(\d{1,7});?/g, (_, decimal) => characterFromHex(Number(decimal).toString(16)))
    .replaceAll(/&[a-z]{2,6};/gi, " ")
    .replaceAll(/\\+[nrt]/g, " ")
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
}

function characterFromHex(hex: string): string {
  const codePoint = Number.parseInt(hex, 16);
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : " ";
}
