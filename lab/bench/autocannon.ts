import { runNode } from "./run.ts";

const PROGRAM = "lab/bench/tools/node_modules/autocannon/autocannon.js";
export const CONNECTIONS = 50;
/** Seconds: in the first, V8 compiles what is hot; the others are measured. */
const WARM_UP = 2;
export const DURATION = 5;
const PATIENCE = 60;

export interface Question {
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p90: number;
  p99: number;
  statuses: Record<string, number>;
  errors: number;
}

interface Report {
  requests: { average: number };
  latency: { p50: number; p90: number; p99: number };
  statusCodeStats: Record<string, { count: number }>;
  errors: number;
}

/** @throws when autocannon fails or does not end */
export function load(origin: string, { path, headers = {}, body }: Question): Promise<Load> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const post = body ? ["-m", "POST", "-b", body] : [];
  const warmUp = ["--warmup", "[", ...amount(CONNECTIONS, WARM_UP), "]"];
  return run([...amount(CONNECTIONS, DURATION), ...warmUp, ...lines, ...post, origin + path]);
}

export function loadInTurn(origin: string, file: string): Promise<Load> {
  return run([...amount(1, DURATION), "--har", file, origin]);
}

function amount(connections: number, seconds: number): string[] {
  return ["-c", String(connections), "-d", String(seconds)];
}

async function run(args: string[]): Promise<Load> {
  const output = await runNode([PROGRAM, "--json", ...args], { seconds: PATIENCE });
  // One line for the warm-up, if there is one, and one for what counts.
  const report: Report = JSON.parse(output.trim().split("\n").at(-1) ?? "");
  const { requests, latency, statusCodeStats, errors } = report;
  const { p50, p90, p99 } = latency;
  const counts = Object.entries(statusCodeStats).map(([status, { count }]) => [status, count] as const);
  return { perSecond: requests.average, p50, p90, p99, statuses: Object.fromEntries(counts), errors };
}
