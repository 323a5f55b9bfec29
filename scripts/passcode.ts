/** `npm run passcode`: makes a passphrase, and prints the line to set and the line for a résumé. */
import { generatePasscode } from "#app/lock/.server/passcode.ts";
import { forResume } from "./for-owner.ts";

const passphrase = generatePasscode();

console.log(`Set it on the server:

  PASSCODE=${passphrase}

${forResume(passphrase)}

Capitals, spaces and hyphens make no difference. A new passcode ends every session that the old one opened.`);
