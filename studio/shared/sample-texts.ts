/** While a bullet still has this description, Backspace removes the bullet. */
export const SAMPLE_DESCRIPTION = "Write what you did, and why.";
export const NEW_COLUMN = "Name this column";
