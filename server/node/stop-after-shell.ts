/** Milliseconds. */
const OFTEN = 250;

/** npm runs us in a shell, which ends at SIGTERM and tells us nothing: we end after it, or the port stays taken. */
export function stopAfterShell(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    stop();
  }, OFTEN);
  timer.unref();
}
