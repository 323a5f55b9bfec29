export function inTurn<T>(list: readonly T[], place: number): T {
  const item = list[place % list.length];
  if (item === undefined) throw new Error("There is nothing to take in turn");
  return item;
}
