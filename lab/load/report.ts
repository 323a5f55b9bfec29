import { availableParallelism, cpus } from "node:os";
import type { Latencies, Latency } from "./latencies.ts";
import type { Measured } from "./measure.ts";
import { GUESSERS, LONGEST_PAUSE, PHASE, PHASES, SETTLING, SHORTEST_PAUSE } from "./plan.ts";

/** Seconds: each state has half of the phases. */
const MEASURED = ((PHASE - SETTLING) * PHASES.length) / 2000;

export function writeReport(measured: Measured): string {
  const { visitors, busyBefore, latencies, flood, memory } = measured;
  const rate = (state: "quiet" | "flood") =>
    Math.round(sum(Object.values(latencies).map((states) => states[state].count)) / MEASURED);
  const guesses = Math.round((flood.wrong + flood.refused) / flood.seconds);
  return [
    `${visitors} visitors, each on one kept connection, pausing ${SHORTEST_PAUSE / 1000}–${LONGEST_PAUSE / 1000} s between pages, for ${PHASES.length} times ${PHASE / 1000} s, ${PHASES.join(", ")}; every answer compared byte by byte or by its words.`,
    `The flood: ${GUESSERS} connections, each guessing again as soon as it is answered, so that the server's one core is never free and everyone waits in line: ${guesses} guesses/s from ${flood.addresses} addresses, ${flood.wrong} answered "wrong", ${flood.refused} refused with 429, ${flood.unanswered} given up.`,
    `${cpus()[0]?.model}, ${availableParallelism()} cores, of which ${busyBefore.toFixed(1)} were wanted by other programs before; Node.js ${process.version}.`,
    `Visitors' requests: ${rate("quiet")}/s quiet, ${rate("flood")}/s in the flood.`,
    "",
    "| answer, in ms | n quiet | p50 | p90 | p99 | max | n flood | p50 | p90 | p99 | max | p50 × | p99 × |",
    `|---|${"--:|".repeat(12)}`,
    ...Object.entries(latencies).map(([kind, states]) => row(kind, states)),
    "",
    "A latency runs from the moment a request was due, so what the generator is late counts too; visitors, flood and server share the machine's cores. Visitors wait for their answer before they pause and ask again: while answers are slow they ask less, so slow moments are seen less often than by arrivals that wait for nothing (coordinated omission). The requests per second of both states show by how much.",
    "",
    `| memory, in MB | before | ${PHASES.join(" | ")} | idle afterwards |`,
    `|---|${"--:|".repeat(memory.length)}`,
    `| in use, garbage collected | ${memory.map(({ live }) => megabytes(live)).join(" | ")} |`,
    `| held by the process, median | ${memory.map(({ resident }) => megabytes(resident)).join(" | ")} |`,
  ].join("\n");
}

function row(kind: string, { quiet, flood }: Latencies[string]): string {
  const ratio = (percentile: "p50" | "p99") => (flood[percentile] / quiet[percentile]).toFixed(1);
  return `| ${kind} | ${cells(quiet)} | ${cells(flood)} | ${ratio("p50")} | ${ratio("p99")} |`;
}

function cells({ count, ...times }: Latency): string {
  return [count, ...Object.values(times).map((time) => time.toFixed(1))].join(" | ");
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
