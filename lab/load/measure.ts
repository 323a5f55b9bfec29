import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { startSite } from "../../tests/helpers/site.ts";
import type { FloodReport } from "./flood.ts";
import type { Latencies } from "./latencies.ts";
import { type Memory, watchMemory } from "./memory.ts";
import { GUESSERS, PHASE, PHASES, type Phase, WARM_UP } from "./plan.ts";
import type { VisitorsReport } from "./visitors.ts";
import { startWorker } from "./worker.ts";

export interface Measured {
  visitors: number;
  /** How many programs wanted a core in the minute before. */
  busyBefore: number;
  latencies: Latencies;
  errors: Map<string, number>;
  flood: FloodReport;
  /** Before, in each phase in turn, and in the idle time after them. */
  memory: Memory[];
}

export async function measure(visitors: number, say: (text: string) => void): Promise<Measured> {
  const [busyBefore = 0] = loadavg();
  // It believes one proxy, so that each visitor and each guess has an address of its own.
  await using site = await startSite({ TRUST_PROXY: "1" }, "lab/load/server.ts");
  const { port } = site.server;
  const watched = watchMemory(site.server);
  const memory = [await watched.level()];
  const workers = [
    startWorker<VisitorsReport>("visitors.ts", { port, count: visitors }),
    startWorker<FloodReport>("flood.ts", { port, count: GUESSERS }),
  ] as const;

  async function pass(phase: Phase, ms: number): Promise<Memory> {
    say(phase);
    for (const { tell } of workers) tell(phase);
    await wait(ms);
    return watched.level();
  }

  await pass("warm-up", WARM_UP);
  for (const phase of PHASES) memory.push(await pass(phase, PHASE));
  for (const { tell } of workers) tell("over");
  const [{ latencies, errors }, flood] = await Promise.all([workers[0].report, workers[1].report]);
  say("idle");
  memory.push(await watched.settled());
  watched.stop();
  return { visitors, busyBefore, latencies, errors, flood, memory };
}
