const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes characters that nobody sees, such as zero-width spaces. Some of them are letters in Unicode. */
export function withoutInvisibleCharacters(text: string): string {
  return text.replaceAll(INVISIBLE_CHARACTERS, "");
}

/** Returns true for a text that looks empty. */
export function isBlank(text: string): boolean {
  return withoutInvisibleCharacters(text).trim() === "";
}
