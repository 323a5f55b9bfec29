/** Milliseconds to wait for an editor to finish saving. */
export const QUIET = 100;

/**
 * What to call at each save: it runs the work once things are quiet, never twice at a time, and again for what came
 * meanwhile.
 * @param work gets a question to ask at any time: was there another save since it was asked for?
 */
export function saveQueue(work: (isOvertaken: () => boolean) => Promise<void>): () => void {
  let saves = 0;
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  return function save() {
    const own = ++saves;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(() => work(() => saves > own));
    }, QUIET);
  };
}
