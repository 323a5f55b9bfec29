/** The platform adds `time`. */
export type Log = (entry: Record<string, unknown>) => void;

export function errorEntry(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: isForOwner(error) ? error.message : (error.stack ?? error.message) };
}

/** Its message says all there is to say. By name, as the app throws some of its own. */
export function isForOwner(error: unknown): boolean {
  return error instanceof Error && error.name === "DatabaseError";
}
