import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** docs/lock.md has the rules. The same on every machine: no locale takes part. */
export function foldPasscode(text: string): string {
  return foldCase(text.replace(INVISIBLE, "").normalize("NFKC"))
    .normalize("NFKC")
    .trim()
    .replace(SEPARATORS, "-");
}

/** Returns whether the prompt accepts either one as the other. For values that are both known to the server. */
export function foldToSame(one: string, other: string): boolean {
  return foldPasscode(one) === foldPasscode(other);
}

/** Takes a time that tells nothing about the passcode. `folded` is by foldPasscode; empty, it lets nobody in. */
export function matchesPasscode(given: string, folded: string): boolean {
  return isSame(foldPasscode(given), folded) && folded !== "";
}

/** Letter by letter, in a time that tells nothing of the texts. */
export function isSame(given: string, expected: string): boolean {
  // Digests are of one length, as timingSafeEqual needs. The key makes them useless elsewhere.
  const key = randomBytes(32);
  return timingSafeEqual(digest(given, key), digest(expected, key));
}

// Zero-width space and joiners, soft hyphen, byte order mark, and all else that is drawn as nothing.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

// Dashes and the minus sign, underscores, white space, all as Unicode has them.
const SEPARATORS = /[\s\p{Dash_Punctuation}\u2212\p{Connector_Punctuation}]+/gu;

// JavaScript has no Unicode case folding; lower, upper, lower comes closest: "ẞ" and "ß" both become "ss". A Turkish
// keyboard's capital "İ" becomes "i" with a dot above it: the dot is dropped.
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll("i\u0307", "i");
}

function digest(text: string, key: Buffer): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
