import { setTimeout as wait } from "node:timers/promises";
import { residentBytes } from "../../tests/helpers/resident-bytes.ts";
import type { RunningServer } from "../../tests/helpers/site/running-server.ts";
import { IDLE, IDLE_LOOKS } from "./plan.ts";

/** Bytes: the median over a time, and what was in use at its end. */
export interface Memory {
  resident: number;
  live: number;
}

/** The server must be lab/load/server.ts, which says what is in use. */
export function watchMemory({ pid, output }: RunningServer) {
  let samples: number[] = [];
  const timer = setInterval(() => samples.push(residentBytes(pid)), 1_000);

  async function live(): Promise<number> {
    const from = output().length;
    process.kill(pid, "SIGUSR2");
    for (;;) {
      const [, bytes] = /"live":(\d+)/.exec(output().slice(from)) ?? [];
      if (bytes) return Number(bytes);
      await wait(50);
    }
  }

  async function level(): Promise<Memory> {
    const [resident = residentBytes(pid)] = samples.toSorted((a, b) => a - b).slice(samples.length >> 1);
    samples = [];
    return { resident, live: await live() };
  }

  /** A server short of time is slow to close connections and to free what they held, so the lowest counts. */
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
