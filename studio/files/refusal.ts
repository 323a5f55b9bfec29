/** An expected failure, with an HTTP status and a sentence for the owner. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  /** The current value, if another program has changed it. */
  readonly now: unknown;

  constructor(status: number, message: string, now?: unknown) {
    super(message);
    this.status = status;
    this.now = now;
  }
}
