/** `npm run load`: thousands of visitors, without and with a guessing flood. */
import { measure } from "./measure.ts";
import { mostVisitors } from "./open-files.ts";
import { measurePipelining, writePipelining } from "./pipelining.ts";
import { VISITORS } from "./plan.ts";
import { findProblems } from "./problems.ts";
import { writeReport } from "./report.ts";

// Servers end with this process, and folders go.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const visitors = Math.min(VISITORS, mostVisitors());
if (visitors < VISITORS) {
  console.error(`${visitors} visitors instead of ${VISITORS}: no more files may be open (see ulimit -Hn).`);
}
const measured = await measure(visitors, console.error);
console.error("pipelining");
const pipelined = await measurePipelining();
const problems = findProblems(measured, pipelined);
for (const problem of problems) console.error(problem);
process.stdout.write(`${writeReport(measured)}\n\n${writePipelining(pipelined)}\n`, () =>
  process.exit(problems.length > 0 ? 1 : 0),
);
