/** The studio removes a new bullet with Backspace while its description is still this text. */
export const SAMPLE_DESCRIPTION = "Write what you did, and why.";
