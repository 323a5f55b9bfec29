import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

export interface Part {
  /** The shell runs this command. */
  run: string;
  /** These parts must pass first. */
  needs?: string[];
}

/**
 * Runs parts, and the parts that they need, one after another. Prints one line for a part that passes, and the whole
 * output of a part that fails. Returns the exit code.
 */
export function runParts(
  parts: Record<string, Part>,
  names: string[],
  log: (text: string) => void = console.log,
): number {
  const unknown = names.filter((name) => !parts[name]);
  if (unknown.length > 0) {
    log(`Unknown part "${unknown.join(", ")}". Parts: ${Object.keys(parts).join(", ")}`);
    return 1;
  }
  const results: Record<string, "passed" | "failed" | "skipped"> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (!partsWithNeeds(parts, names).has(name)) continue;
    const failedNeeds = (part.needs ?? []).filter((need) => results[need] !== "passed");
    if (failedNeeds.length > 0) log(`${name} skipped: it needs ${failedNeeds.join(" and ")} to pass first`);
    results[name] = failedNeeds.length > 0 ? "skipped" : runPart(name, part, log);
  }
  const count = (result: string) =>
    Object.values(results).filter((partResult) => partResult === result).length;
  const failed = Object.keys(results).filter((name) => results[name] === "failed");
  if (failed.length > 0) log(`Failed: ${failed.join(", ")}`);
  log(`${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`);
  return failed.length > 0 ? 1 : 0;
}

function partsWithNeeds(parts: Record<string, Part>, names: string[]): Set<string> {
  return new Set(names.flatMap((name) => [name, ...partsWithNeeds(parts, parts[name]?.needs ?? [])]));
}

function runPart(name: string, { run }: Part, log: (text: string) => void): "passed" | "failed" {
  const start = performance.now();
  const { status, stdout } = spawnSync(`(${run}) 2>&1`, {
    shell: true,
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  if (status !== 0) {
    log(`\n${stdout}\n${name} failed in ${seconds} s: ${run}\n`);
    return "failed";
  }
  log(`${name} passed in ${seconds} s: ${summaryOf(stdout)}`);
  return "passed";
}

/** Returns the last line that counts tests, or else the last line. */
function summaryOf(output: string): string {
  const lines = stripVTControlCharacters(output).trim().split("\n");
  return (lines.findLast((line) => /\d passed\b/.test(line)) ?? lines.at(-1) ?? "").trim();
}
