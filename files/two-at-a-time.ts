/** Processes two items at a time, to use the cores without filling the memory. Returns the results in order. */
export async function mapTwoAtATime<T, R>(
  items: T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const remainingItems = items.entries();
  async function runNext(): Promise<void> {
    for (const [index, item] of remainingItems) results[index] = await work(item, index);
  }
  await Promise.all([runNext(), runNext()]);
  return results;
}
