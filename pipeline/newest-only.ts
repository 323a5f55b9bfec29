/** Runs `work` one at a time. All calls during a run share one more run, and its outcome. */
export function newestOnly<T>(work: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  function start(): Promise<T> {
    next = null;
    const run = work();
    current = run.catch(() => {});
    return run;
  }
  return function request() {
    next ??= current.then(start);
    return next;
  };
}

/** Milliseconds to wait for an editor to finish saving: many of them empty a file before they fill it. */
export const QUIET = 100;

export function onceQuiet(work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return function save() {
    clearTimeout(timer);
    timer = setTimeout(work, QUIET);
  };
}
