import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Brings a passcode into the one spelling in which two passcodes are compared, so that the slips people make when
 * they copy one do not matter: NFKC, invisible characters dropped, outer white space trimmed, case folded, and every
 * run of white space, hyphens and underscores made one "-".
 *
 * Takes any text and gives the folded one, which may be empty. The same on every machine: no locale takes part.
 */
export function foldPasscode(text: string): string {
  return foldCase(text.replace(INVISIBLE, "").normalize("NFKC"))
    .normalize("NFKC")
    .trim()
    .replace(SEPARATORS, "-");
}

/**
 * Says whether what was given folds to the passcode, in a time that tells nothing about the passcode.
 * `folded` is the passcode after `foldPasscode`; an empty one is matched by nothing, so it never lets anyone in.
 */
export function matchesPasscode(given: string, folded: string): boolean {
  const same = timingSafeEqual(digest(foldPasscode(given)), digest(folded));
  return same && folded !== "";
}

// Format characters (zero-width space and joiners, soft hyphen, byte order mark) and all else that is drawn as nothing.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

// Every Unicode dash and the minus sign; every Unicode underscore; every white space.
const SEPARATORS = /[\s\p{Dash_Punctuation}\u2212\p{Connector_Punctuation}]+/gu;

// JavaScript has no Unicode case folding. Lower, upper, lower comes closest: "ẞ" and "ß" both become "ss". A Turkish
// keyboard writes a capital i as "İ", which becomes "i" with a dot above it: the dot is dropped.
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll("i\u0307", "i");
}

// Digests are of one length, whatever was given, as timingSafeEqual needs. The key makes them useless elsewhere.
const key = randomBytes(32);

function digest(text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
