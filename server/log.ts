/** Writes one line, wherever the platform keeps its log; `time` is added. */
export type Log = (entry: Record<string, unknown>) => void;

/** What the log says of an exception; the visitor is told nothing of it. */
export function errorEntry(error: unknown): Record<string, unknown> {
  return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
