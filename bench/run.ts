import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Ends everything that is under way, when the whole is stopped. */
export const stopped = new AbortController();

/**
 * Runs a Node program to its end.
 * @param args file of the program and its arguments
 * @param options `seconds` after which it is stopped; working folder and environment if not those of this process
 * @returns what it wrote to standard output
 * @throws when it fails or takes longer
 */
export async function runNode(
  args: string[],
  options: { seconds: number; cwd?: string; env?: NodeJS.ProcessEnv },
): Promise<string> {
  const { seconds, ...rest } = options;
  const { stdout } = await execute(process.execPath, args, {
    ...rest,
    timeout: seconds * 1000,
    // Lighthouse takes its browser along on this one.
    killSignal: "SIGINT",
    signal: stopped.signal,
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout;
}

/** The middle one of an odd number of values, the upper middle one of an even number. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
