import { createHash } from "node:crypto";

export interface Secrets {
  sentences: string[];
  /** Sentences that also occur in one of these texts are not searched for. */
  publicTexts: string[];
  names: string[];
  files: { name: string; bytes: Buffer }[];
}

/** Returns one line for each locked sentence, file name or file in the bytes. */
export type LeakCheck = (bytes: Buffer) => string[];

/** Shorter sentences are headings, which other texts may contain by chance. */
const MIN_WORDS = 3;
const MIN_TOKENS = 14;

export function createLeakCheck({ sentences, publicTexts, names, files }: Secrets): LeakCheck {
  const sentencesIn = createSentenceSearch(sentences, publicTexts);
  const fileNames = new Map(files.map(({ name, bytes }) => [digest(bytes), name]));

  return function leaksIn(bytes) {
    const leaks: string[] = [];
    const file = fileNames.get(digest(bytes));
    if (file) leaks.push(`the locked file ${file}`);
    if (isBinary(bytes)) return leaks;
    const text = bytes.toString();
    const found = new Set([
      ...sentencesIn(tokensOf(text)),
      ...sentencesIn(tokensOf(text.replaceAll(/<[^<>]*>/g, ""))),
    ]);
    leaks.push(...Array.from(found, (sentence) => `the locked sentence "${sentence}"`));
    leaks.push(
      ...names.filter((name) => containsName(text, name)).map((name) => `the locked file name ${name}`),
    );
    return leaks;
  };
}

function createSentenceSearch(sentences: string[], publicTexts: string[]) {
  const publicTokens = publicTexts.map(tokensOf).join("\n");
  const searched = sentences
    .map((sentence) => ({ sentence, tokens: tokensOf(sentence) }))
    .filter(({ sentence, tokens }) => tokens.length >= MIN_TOKENS && wordCount(sentence) >= MIN_WORDS)
    .filter(({ tokens }) => !publicTokens.includes(tokens));

  return function sentencesIn(tokens: string): string[] {
    return searched.filter((one) => tokens.includes(one.tokens)).map(({ sentence }) => sentence);
  };
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Matches whole names only: "floorplan.png" does not contain "plan.png". */
function containsName(text: string, name: string): boolean {
  return text.includes(name) && new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?!\\w)`).test(text);
}

function isBinary(bytes: Buffer): boolean {
  return bytes.includes(0);
}

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64");
}

/** Reduces HTML, Markdown, JSON or an address to letters and digits, so that the same sentences compare as equal. */
export function tokensOf(text: string): string {
  return unescaped(text)
    .normalize("NFKC")
    .replaceAll(INVISIBLE, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

function unescaped(text: string): string {
  return text
    .replaceAll(/\\+(?:u\{?([0-9a-f]{4,6})\}?|x([0-9a-f]{2}))/gi, (_, long, short) =>
      character(long ?? short),
    )
    .replaceAll(/&#x([0-9a-f]{1,6});?/gi, (_, hex) => character(hex))
    .replaceAll(/&#(\d{1,7});?/g, (_, decimal) => character(Number(decimal).toString(16)))
    .replaceAll(/&[a-z]{2,6};/gi, " ")
    .replaceAll(/\\+[nrt]/g, " ")
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
}

function character(hex: string): string {
  const codePoint = Number.parseInt(hex, 16);
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : " ";
}
