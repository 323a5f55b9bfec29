/** While a bullet still has this description, Backspace removes the bullet. */
export const SAMPLE_DESCRIPTION = "Write what you did, and why.";
export const NEW_COLUMN = "Name this column";
/** The alt text of a new image of a section. */
export const NEW_IMAGE_ALT = "A plain area for a new image.";
/** Begins the alt text of a generated image in one color. */
export const PLAIN_COLOR = "A plain color, until";

export function isSampleAlt(alt: string): boolean {
  return alt === NEW_IMAGE_ALT || alt.startsWith(PLAIN_COLOR);
}
