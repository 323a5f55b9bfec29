/** The status of a paste that would make locked files public. */
export const NEEDS_CONFIRMATION = 428;

/** The type of a card that the profile does not list, and the most similar type that the site has. */
export interface MissingType {
  name: string;
  likely: string | null;
}

/** Describes an expected failure with an HTTP status and a sentence for the owner. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  /** Set if another program has changed the value. */
  readonly currentValue: unknown;
  /** Set if the profile does not list the type of a card. */
  readonly missingType: MissingType | null;

  constructor(
    status: number,
    message: string,
    currentValue?: unknown,
    missingType: MissingType | null = null,
  ) {
    super(message);
    this.status = status;
    this.currentValue = currentValue;
    this.missingType = missingType;
  }
}
