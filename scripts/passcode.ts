/** `npm run passcode`: makes a passphrase, and prints the line to set and the line for a résumé. */
import { makePassphrase } from "./passphrase.ts";

const passphrase = makePassphrase();

console.log(`Set it on the server:

  PASSCODE=${passphrase}

For your résumé or e-mail:

  Passcode for the case studies: ${passphrase.replaceAll("-", " ")}

Capitals, spaces and hyphens make no difference. A new passcode ends every session that the old one opened.`);
