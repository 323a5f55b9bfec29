/** The owner can fix this error. The message is one sentence for the owner, and never contains a secret. */
export class ExitReason extends Error {
  /** Names the environment variable (or "bucket") that the program needs. With `--json`, another program can ask for it. */
  readonly variable: string | undefined;

  constructor(message: string, variable?: string) {
    super(message);
    this.variable = variable;
  }
}
