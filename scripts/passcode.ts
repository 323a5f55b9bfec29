/** `npm run passcode`: makes a passphrase, and prints the line to set and the line for a résumé. */
import { makePassphrase } from "#app/lock/.server/passphrase.ts";
import { forResume } from "./for-owner.ts";

const passphrase = makePassphrase();

console.log(`Set it on the server:

  PASSCODE=${passphrase}

${forResume(passphrase)}

Capitals, spaces and hyphens make no difference. A new passcode ends every session that the old one opened.`);
