/** Runs `work` at most once at a time. All calls during a run share the next run and its result. */
export function coalesceCalls<T>(work: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  function startRun(): Promise<T> {
    next = null;
    const run = work();
    current = run.catch(() => {});
    return run;
  }
  return function requestRun() {
    next ??= current.then(startRun);
    return next;
  };
}

/** The delay is necessary because many editors empty a file before they fill it. */
export const QUIET_MS = 100;

export function debounce(work: () => void, quietMilliseconds = QUIET_MS): () => void {
  let timer: NodeJS.Timeout | undefined;
  return function restartTimer() {
    clearTimeout(timer);
    timer = setTimeout(work, quietMilliseconds);
  };
}
