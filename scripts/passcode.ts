/** `npm run passcode`: makes a passphrase, and prints the line to set and the line for a résumé. */
import { randomInt } from "node:crypto";
import { wordlist } from "@scure/bip39/wordlists/english.js";

/** Four words of BIP-39's 2,048 are 44 bits: hopeless to guess at one try a minute, and easy to type. */
const WORDS = 4;

const words = Array.from({ length: WORDS }, () => wordlist[randomInt(wordlist.length)]);

console.log(`Set it on the server:

  PASSCODE=${words.join("-")}

For your résumé or e-mail:

  Passcode for the case studies: ${words.join(" ")}

Capitals, spaces and hyphens make no difference. A new passcode ends every session that the old one opened.`);
