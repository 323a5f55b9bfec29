/** Its message is for the owner. */
export class FilmError extends Error {}
