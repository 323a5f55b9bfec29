import { randomInt } from "node:crypto";
import { wordlist } from "@scure/bip39/wordlists/english.js";

/** Four words of BIP-39's 2,048 are 44 bits: hopeless to guess at one try a minute, and easy to type. */
const WORDS = 4;

/** Words with hyphens between them. */
export function makePassphrase(): string {
  return Array.from({ length: WORDS }, () => wordlist[randomInt(wordlist.length)]).join("-");
}

/** The line that opens the locked studies for a reader. */
export function forResume(passcode: string): string {
  return `For your résumé or e-mail:

  Passcode for the case studies: ${passcode.replaceAll("-", " ")}`;
}

/** The lines that tell the owner her own. */
export function forOwner(password: string): string {
  return `For you alone, at /owner of your site, where you invite people one by one:

  ${password}`;
}
