/** `npm run passcode` prints a new passcode, for the server and for a résumé. */
import { generatePasscode } from "#app/lock/.server/passcode.ts";

if (import.meta.main) {
  const passcode = generatePasscode();
  console.log(`Set the new passcode on the server:

  PASSCODE=${passcode}

${noteForCv(passcode)}

Visitors can type it with capital letters, spaces or hyphens. A new passcode ends all sessions.`);
}

export function noteForCv(passcode: string): string {
  return `For your résumé or e-mail:

  Passcode for the case studies: ${passcode.replaceAll("-", " ")}`;
}
