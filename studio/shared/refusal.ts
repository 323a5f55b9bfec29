/** The status of a paste that would make locked files public. */
export const NEEDS_CONFIRMATION = 428;

/** Describes an expected failure with an HTTP status and a sentence for the owner. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  /** Set if another program has changed the value. */
  readonly currentValue: unknown;

  constructor(status: number, message: string, currentValue?: unknown) {
    super(message);
    this.status = status;
    this.currentValue = currentValue;
  }
}
