/** Something that the studio refuses to do, with a sentence for the owner. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  /** The present value, if it was changed elsewhere. */
  readonly now: unknown;

  constructor(status: number, message: string, now?: unknown) {
    super(message);
    this.status = status;
    this.now = now;
  }
}
