import { setTimeout as wait } from "node:timers/promises";
import { residentBytes } from "../../tests/kit/resident-bytes.ts";
import type { RunningServer } from "../../tests/kit/running-server.ts";
import { IDLE, IDLE_LOOKS } from "./plan.ts";

/** In bytes. */
export interface Memory {
  /** What the process held over a time, the median. */
  resident: number;
  /** What was in use at its end. */
  live: number;
}

/** Looks each second at the memory of a server that was started with lab/load/server.ts. */
export function watchMemory({ pid, output }: RunningServer) {
  let samples: number[] = [];
  const timer = setInterval(() => samples.push(residentBytes(pid)), 1_000);

  /** Collects garbage first. */
  async function live(): Promise<number> {
    const from = output().length;
    process.kill(pid, "SIGUSR2");
    for (;;) {
      const [, bytes] = /"live":(\d+)/.exec(output().slice(from)) ?? [];
      if (bytes) return Number(bytes);
      await wait(50);
    }
  }

  /** The memory in the time since this was last asked for. */
  async function level(): Promise<Memory> {
    const [resident = residentBytes(pid)] = samples.toSorted((a, b) => a - b).slice(samples.length >> 1);
    samples = [];
    return { resident, live: await live() };
  }

  /** The lowest of several levels: a server short of time is slow to close connections and to free what they held. */
  async function settled(): Promise<Memory> {
    const levels: Memory[] = [];
    for (let looks = 0; looks < IDLE_LOOKS; looks++) {
      await wait(IDLE);
      levels.push(await level());
    }
    const least = (kind: keyof Memory) => Math.min(...levels.map((memory) => memory[kind]));
    return { resident: least("resident"), live: least("live") };
  }

  return { level, settled, stop: () => clearInterval(timer) };
}
