/** `npm run load`: thousands of visitors, without and with a guessing flood, then one fault after the other. */
import { setTimeout as wait } from "node:timers/promises";
import { deleteMedia } from "../../tests/kit/drills/deleted-media.ts";
import type { Drill } from "../../tests/kit/drills/drill.ts";
import { fullLog } from "../../tests/kit/drills/full-log.ts";
import { killAndRestart } from "../../tests/kit/drills/restart.ts";
import { stopUnderLoad } from "../../tests/kit/drills/stop.ts";
import { measure } from "./measure.ts";
import { mostVisitors } from "./open-files.ts";
import { VISITORS } from "./plan.ts";
import { findProblems } from "./problems.ts";
import { writeReport } from "./report.ts";

const DRILLS: Record<string, Drill> = {
  "SIGTERM under load": stopUnderLoad,
  "SIGKILL and a new start": killAndRestart,
  "media deleted while sent": deleteMedia,
  "a log that nobody reads": fullLog,
};
const PATIENCE = 60_000;

// Servers end with this process, and folders go.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const visitors = Math.min(VISITORS, mostVisitors());
if (visitors < VISITORS) {
  console.error(`${visitors} visitors instead of ${VISITORS}: no more files may be open (see ulimit -Hn).`);
}
const measured = await measure(visitors, console.error);
const seen: Record<string, string> = {};
const problems = findProblems(measured);
for (const [name, drill] of Object.entries(DRILLS)) {
  console.error(name);
  const tooLong = wait(PATIENCE).then(() => Promise.reject(new Error(`no end after ${PATIENCE / 1000} s`)));
  seen[name] = await Promise.race([drill(), tooLong]).then(
    (told) => `passed: ${told}`,
    ({ message }) => {
      problems.push(`${name}: ${message}`);
      return `FAILED: ${message.replace(/\s+/g, " ")}`;
    },
  );
}
for (const problem of problems) console.error(problem);
process.stdout.write(`${writeReport(measured, seen)}\n`, () => process.exit(problems.length > 0 ? 1 : 0));
