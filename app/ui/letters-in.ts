/** Letters and digits below which a passcode is soon guessed. */
export const SHORT = 6;

/** Of any script. Some that are drawn as nothing are called letters too. Imports nothing, as the server uses it too. */
export function lettersIn(passcode: string): number {
  return passcode.normalize("NFKC").match(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/gu)?.length ?? 0;
}
