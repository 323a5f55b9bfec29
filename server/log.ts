/** The platform adds `time`. */
export type Log = (entry: Record<string, unknown>) => void;

export function errorEntry(error: unknown): Record<string, unknown> {
  return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
