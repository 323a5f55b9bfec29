import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import { PHASE, type Phase, SETTLING } from "./plan.ts";

/** Milliseconds. */
export interface Latency {
  count: number;
  p50: number;
  p90: number;
  p99: number;
  max: number;
}

export type Latencies = Record<string, Record<"quiet" | "flood", Latency>>;

export function createLatencies() {
  const kinds = new Map<string, Record<"quiet" | "flood", RecordableHistogram>>();
  let phase: Phase = "warm-up";
  let since = 0;

  return {
    enter(next: Phase): void {
      phase = next;
      since = performance.now();
    },
    /** `due` counts, not when it was sent. The function given is called at the end of the answer. */
    begin(kind: string, due: number): () => void {
      const now = phase;
      const isMeasured = due >= since + SETTLING && due < since + PHASE;
      if ((now !== "quiet" && now !== "flood") || !isMeasured) return () => {};
      const histograms = kinds.get(kind) ?? { quiet: createHistogram(), flood: createHistogram() };
      kinds.set(kind, histograms);
      return () => histograms[now].record(Math.max(1, Math.round((performance.now() - due) * 1000)));
    },
    summary(): Latencies {
      const rows = Array.from(kinds, ([kind, { quiet, flood }]) => [
        kind,
        { quiet: summarize(quiet), flood: summarize(flood) },
      ]);
      return Object.fromEntries(rows.toSorted());
    },
  };
}

/** The histogram holds microseconds. */
function summarize(histogram: RecordableHistogram): Latency {
  const at = (percent: number) => histogram.percentile(percent) / 1000;
  return { count: histogram.count, p50: at(50), p90: at(90), p99: at(99), max: at(100) };
}
