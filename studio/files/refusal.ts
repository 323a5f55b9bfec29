/** Describes an expected failure with an HTTP status and a sentence for the owner. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  /** `now` is the current value if another program has changed the value. */
  readonly now: unknown;

  constructor(status: number, message: string, now?: unknown) {
    super(message);
    this.status = status;
    this.now = now;
  }
}
