import anyAscii from "any-ascii";

const MAX_CHARACTERS = 60;
/** Accents, and the soft and hard signs of Cyrillic, have no equivalent in Latin letters. */
const SILENT = /[\p{M}ЬьЪъ]/gu;
const OTHER_SCRIPTS = /[^\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;

/**
 * Returns "lodz-cafe" for "Łódź, Café!". Omits scripts other than Latin, Greek and Cyrillic, because their spelling in
 * Latin letters depends on the language, and whole words after 60 characters. The result can be empty.
 */
export function slugOf(text: string): string {
  const words = hyphenatedWordsOf(text);
  if (words.length <= MAX_CHARACTERS) return words;
  return words
    .slice(0, MAX_CHARACTERS + 1)
    .replace(/-[^-]*$/, "")
    .slice(0, MAX_CHARACTERS);
}

/** Returns the address for typed text. A space or mark at the end becomes a hyphen, because the owner can type more. */
export function typedAddressOf(text: string): string {
  const words = hyphenatedWordsOf(text).slice(0, MAX_CHARACTERS).replace(/-$/, "");
  return `/${words}${/.[\s\p{P}]$/u.test(text) ? "-" : ""}`;
}

function hyphenatedWordsOf(text: string): string {
  const letters = text.normalize("NFKC").replaceAll(SILENT, "").replaceAll(OTHER_SCRIPTS, " ");
  const words = anyAscii(letters)
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join("-");
}
