import { setTimeout as wait } from "node:timers/promises";
import { residentBytes } from "../../security/resident-bytes.ts";
import type { RunningServer } from "../leaks/running-server.ts";

/** Looks each second at the memory of a server that was started with scripts/load/server.ts. All in bytes. */
export function watchMemory({ pid, output }: RunningServer) {
  let samples: number[] = [];
  const timer = setInterval(() => samples.push(residentBytes(pid)), 1_000);
  return {
    /** What the process held since this was last asked for, the median. */
    resident(): number {
      const [median = residentBytes(pid)] = samples.toSorted((a, b) => a - b).slice(samples.length >> 1);
      samples = [];
      return median;
    },
    /** What is in use now: garbage is collected first. */
    async live(): Promise<number> {
      const from = output().length;
      process.kill(pid, "SIGUSR2");
      for (;;) {
        const [, bytes] = /"live":(\d+)/.exec(output().slice(from)) ?? [];
        if (bytes) return Number(bytes);
        await wait(50);
      }
    },
    stop: () => clearInterval(timer),
  };
}
