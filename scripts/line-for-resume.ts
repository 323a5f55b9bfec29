export function lineForResume(passcode: string): string {
  return `For your résumé or e-mail:

  Passcode for the case studies: ${passcode.replaceAll("-", " ")}`;
}
