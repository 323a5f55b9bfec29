/** Processes two items at a time, to use the cores without filling the memory. Returns the results in order. */
export async function twoAtATime<T, R>(
  items: T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  const rest = items.entries();
  async function runNext(): Promise<void> {
    for (const [index, item] of rest) done[index] = await work(item, index);
  }
  await Promise.all([runNext(), runNext()]);
  return done;
}
