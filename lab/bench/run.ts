import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

export const stopped = new AbortController();

/** On this one Lighthouse takes its browser along; on others it leaves it behind. */
const STOP = "SIGINT";

/** Gives its standard output. @throws when it fails or takes longer */
export async function runNode(
  args: string[],
  options: { seconds: number; cwd?: string; env?: NodeJS.ProcessEnv },
): Promise<string> {
  stopped.signal.throwIfAborted();
  const { seconds, ...rest } = options;
  const running = execute(process.execPath, args, {
    ...rest,
    timeout: seconds * 1000,
    killSignal: STOP,
    maxBuffer: 256 * 1024 * 1024,
  });
  const stop = () => running.child.kill(STOP);
  stopped.signal.addEventListener("abort", stop);
  try {
    return (await running).stdout;
  } finally {
    stopped.signal.removeEventListener("abort", stop);
  }
}

/** Of an even number of values, the upper middle one. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
