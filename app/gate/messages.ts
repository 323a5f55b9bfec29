/** What the visitor is told when the passcode did not open; the form without script and the dialog say the same. */
export function refusalMessage(status: number, seconds: number): string {
  switch (status) {
    case 200:
      return "Incorrect passcode";
    case 429:
      return `Too many attempts. Try again in ${seconds} seconds.`;
    default:
      return FAILURE;
  }
}

/** Nobody looked at the passcode: the network failed, or the answer or the request was not what it should be. */
export const FAILURE = "Authentication failed. Please try again.";
