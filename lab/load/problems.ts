import type { Measured } from "./measure.ts";
import type { Memory } from "./memory.ts";
import type { Pipelined } from "./pipelining.ts";

/** Bytes. The list of addresses that have guessed takes 13 MB when it is full (app/lock/.server/attempt-limiter.ts). */
const MAY_GROW = 16 * 1024 * 1024;
/** Bytes; without a limit five connections took 1.8 GB. */
const MAY_PIPELINE = 128 * 1024 * 1024;
/** One fault gives many kinds of errors. */
const MOST_SHOWN = 20;

export function findProblems(
  { latencies, errors, flood, memory }: Measured,
  { before, most }: Pipelined,
): string[] {
  const kinds = Object.entries(latencies);
  const unmeasured = kinds.filter(([, { quiet, flood }]) => quiet.count === 0 || flood.count === 0);
  return [
    ...list("A visitor met", errors),
    ...list("The flood met", flood.errors),
    ...unmeasured.map(([kind]) => `Nobody asked in both states for: ${kind}`),
    ...(kinds.length === 0 ? ["No visitor asked for anything"] : []),
    ...(flood.wrong > 0 && flood.refused > 0 ? [] : ["The flood had not both kinds of refusals"]),
    ...growth(memory),
    ...(most <= before + MAY_PIPELINE ? [] : [`Pipelining took the process from ${before} to ${most} bytes`]),
  ];
}

function list(who: string, errors: Map<string, number>): string[] {
  return Array.from(errors, ([error, times]) => `${who} ${times} × ${error}`).slice(0, MOST_SHOWN);
}

/** What the process holds may grow by a quarter besides: V8 gives back what it does not use when it likes. */
function growth([before, ...later]: Memory[]): string[] {
  const [was = 0, is = 0] = [before?.live, later.at(-1)?.live];
  const most = (part: Memory[]) => Math.max(...part.map(({ resident }) => resident));
  const [first, second] = [most(later.slice(0, 2)), most(later.slice(2))];
  return [
    ...(is <= was + MAY_GROW ? [] : [`Memory in use grew from ${was} to ${is} bytes`]),
    ...(second <= 1.25 * first + MAY_GROW ? [] : [`The process grew from ${first} to ${second} bytes`]),
  ];
}
