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
