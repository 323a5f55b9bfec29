/** What the studio does not do, said in a sentence for its owner. */
export class Refusal extends Error {
  override name = "Refusal";
  /** Of HTTP. */
  readonly status: number;
  /** What stands there now, where it was changed elsewhere. */
  readonly now: unknown;

  constructor(status: number, message: string, now?: unknown) {
    super(message);
    this.status = status;
    this.now = now;
  }
}
