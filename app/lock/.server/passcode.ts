import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import { withoutInvisibleCharacters } from "#app/content/invisible-characters.ts";

/** Returns four hyphenated words, which are easy to type. Their 44 bits make guessing hopeless. */
export function generatePasscode(): string {
  return Array.from({ length: 4 }, () => wordlist[randomInt(wordlist.length)]).join("-");
}

/** Removes differences that visitors do not see or care about: case, separators, quotation marks, Unicode form. */
export function foldPasscode(text: string): string {
  // NFKC replaces some typographic quotation marks, and produces others.
  const visibleText = straightenQuotes(withoutInvisibleCharacters(text));
  const normalText = foldCase(visibleText.normalize("NFKC")).normalize("NFKC");
  return straightenQuotes(normalText).trim().replace(SEPARATORS, "-");
}

export function haveSameFold(first: string, second: string): boolean {
  return foldPasscode(first) === foldPasscode(second);
}

/** Compares in constant time. `folded` comes from foldPasscode; an empty `folded` never matches. */
export function matchesPasscode(given: string, folded: string): boolean {
  return equalInConstantTime(foldPasscode(given), folded) && folded !== "";
}

export function equalInConstantTime(given: string, expected: string): boolean {
  // timingSafeEqual requires equal lengths. The key is random, so an attacker cannot predict the hashes.
  const key = randomBytes(32);
  return timingSafeEqual(hash(given, key), hash(expected, key));
}

/** A passcode with fewer letters and digits is easy to guess. */
export const MIN_PASSCODE_CHARACTERS = 6;

/** Counts the letters and digits of any script. */
export function countCharacters(passcode: string): number {
  return withoutInvisibleCharacters(passcode.normalize("NFKC")).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** Replaces the quotation marks and apostrophes that word processors write. */
function straightenQuotes(text: string): string {
  return text.replace(/[\u2018\u2019\u201b\u02bc\u2032\u00b4`]/g, "'").replace(/[\u201c-\u201f\u2033]/g, '"');
}

const SEPARATORS = /[\s\p{Dash_Punctuation}\u2212\p{Connector_Punctuation}]+/gu;

/** Approximates Unicode case folding: "ẞ" and "ß" become "ss", and "İ" becomes "i". */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll("i\u0307", "i");
}

function hash(text: string, key: Buffer): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
