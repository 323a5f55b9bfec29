/**
 * Returns a function that runs `work`, one run at a time. A call during a run requests one more, however many calls
 * there are. Each call's promise settles with a run that began after the call, so a failed run affects no later call.
 */
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

/** Returns a function that runs `work` once nobody has called the function for a moment. */
export function onceQuiet(work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return function save() {
    clearTimeout(timer);
    timer = setTimeout(work, QUIET);
  };
}
