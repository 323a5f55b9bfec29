/** A passcode with fewer letters and digits is easy to guess. */
export const MIN_PASSCODE_CHARACTERS = 6;

/** Does not match text that looks empty. */
export const VISIBLE_CHARACTER = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Counts the letters and digits of any script. Ignores invisible characters that Unicode classifies as letters. */
export function countCharacters(passcode: string): number {
  return passcode.normalize("NFKC").match(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/gu)?.length ?? 0;
}
