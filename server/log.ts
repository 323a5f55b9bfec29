export type Log = (entry: Record<string, unknown>) => void;

export function errorEntry(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: isDatabaseError(error) ? error.message : (error.stack ?? error.message) };
}

/** Does not use `instanceof`, because the bundle has its own copy of DatabaseError. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof Error && error.name === "DatabaseError";
}
