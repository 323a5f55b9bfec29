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

/** Nobody looked at the passcode: the network failed, or the request or the answer made no sense. */
export const FAILURE = "Authentication failed. Please try again.";
