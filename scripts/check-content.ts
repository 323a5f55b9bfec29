/**
 * `npm run check-content` lists all problems and warnings of content/ in about two seconds. It does not build images. With
 * `--locked`, it lists the folders of all studies that are not public instead.
 */
import { enableCompileCache } from "node:module";
import { paths } from "../files/paths.ts";
import type { Problem } from "../pipeline/read/problem.ts";

// Compiling all modules takes a third of the time.
enableCompileCache(paths.compileCache);
const { runProgram, HAS_JSON_OPTION } = await import("../server/node/run-program.ts");
const { writeEditorSchemas } = await import("../pipeline/read/editor-schemas.ts");
const { oldNameWarnings, readContent } = await import("../pipeline/load-content.ts");
const { writeLedger } = await import("../pipeline/media/ledger.ts");
const { compareByPosition, formatProblem } = await import("../pipeline/read/problem.ts");

const { lockedStudies } = await import("./locked-studies.ts");

await runProgram(async function checkContent() {
  if (process.argv.includes("--locked")) {
    for (const folder of await lockedStudies(paths.content)) console.log(folder);
    return;
  }
  await writeEditorSchemas();
  const { problems, sources, ...report } = await readContent(paths.content);
  const warnings = problems.length > 0 ? [] : [...oldNameWarnings(sources), ...report.warnings];
  // The next check does not decode the same images again.
  await writeLedger();
  const findings = [
    ...problems.map((problem) => withSeverity(problem, "problem")),
    ...warnings.map((warning) => withSeverity(warning, "warning")),
  ].sort(compareByPosition);
  if (problems.length > 0) process.exitCode = 1;
  if (HAS_JSON_OPTION) return console.log(JSON.stringify(findings, null, 2));
  for (const { severity, ...finding } of findings) console.log(`${severity}: ${formatProblem(finding)}`);
  console.log(summarize(problems.length, warnings.length));
});

function withSeverity({ message, ...place }: Problem, severity: "problem" | "warning") {
  return { ...place, severity, message };
}

function summarize(problemCount: number, warningCount: number): string {
  if (problemCount > 0)
    return `${count(problemCount, "problem")}. Warnings appear after you fix all problems.`;
  return `No problems, ${count(warningCount, "warning")}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
