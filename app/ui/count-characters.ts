import { withoutInvisibleCharacters } from "#app/content/invisible-characters.ts";

/** A passcode with fewer letters and digits is easy to guess. */
export const MIN_PASSCODE_CHARACTERS = 6;

/** Counts the letters and digits of any script. */
export function countCharacters(passcode: string): number {
  return withoutInvisibleCharacters(passcode.normalize("NFKC")).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
