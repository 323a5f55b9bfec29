/** Goes on from the latest time told, or from `since`, while `clock` is set back. Milliseconds, as those of `clock`. */
export function steadyClock(clock: () => number, since = Number.NEGATIVE_INFINITY): () => number {
  let latest = since;
  let ahead = 0;
  return function now() {
    const time = clock();
    ahead = Math.max(ahead, latest - time);
    latest = time + ahead;
    return latest;
  };
}
