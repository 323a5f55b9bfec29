const WORKERS = 6;

/** A few at a time. */
export async function inTurn<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const rest = items.values();
  async function work(): Promise<void> {
    for (const item of rest) await act(item);
  }
  await Promise.all(Array.from({ length: WORKERS }, work));
}
