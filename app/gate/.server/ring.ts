import type { KeptMap } from "./kept-map.ts";

/** The latest `length` times, in milliseconds. */
export function createRing(length: number, times: KeptMap<number>) {
  const [place, newest] = [...times].at(-1) ?? [];
  let next = place === undefined ? 0 : (Number(place) + 1) % length;
  return {
    push(time: number): void {
      times.set(String(next), time);
      next = (next + 1) % length;
    },
    /** Before all times until there are so many. */
    oldest: (): number => times.get(String(next)) ?? Number.NEGATIVE_INFINITY,
    /** Of those that `times` held before, if any. */
    newestBefore: newest,
  };
}
