import { randomInt } from "node:crypto";
import { wordlist } from "@scure/bip39/wordlists/english.js";

/** Words with hyphens between them. Four of BIP-39's 2,048 are 44 bits: hopeless to guess at five tries a second (docs/lock.md), and easy to type. */
export function makePassphrase(): string {
  return Array.from({ length: 4 }, () => wordlist[randomInt(wordlist.length)]).join("-");
}
