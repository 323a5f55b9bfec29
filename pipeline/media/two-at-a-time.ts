/** Enough to keep the cores busy, and few enough to hold in memory. Gives what they give, in the order of the items. */
export async function twoAtATime<T, R>(
  items: T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  const rest = items.entries();
  async function takeOn(): Promise<void> {
    for (const [index, item] of rest) done[index] = await work(item, index);
  }
  await Promise.all([takeOn(), takeOn()]);
  return done;
}
