import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Part, runParts } from "./helpers/run-parts.ts";
import { THOROUGH } from "./run.ts";

const PARTS: Record<string, Part> = {
  needed: { run: "echo needed" },
  passing: { run: "echo first; echo '3 passed'; echo last", needs: ["needed"] },
  failing: { run: "echo stdout; echo stderr >&2; exit 3" },
  dependent: { run: "echo never", needs: ["failing"] },
  other: { run: "echo other" },
};

function run(...names: string[]) {
  const lines: string[] = [];
  const code = runParts(PARTS, names, (text) => lines.push(text));
  return { code, output: lines.join("\n") };
}

test("runs a part after the parts that it needs, and summarizes it in one line", () => {
  const { code, output } = run("passing");
  expect(code).toBe(0);
  expect(output).toMatch(
    /^needed passed in \d+ s: needed\npassing passed in \d+ s: 3 passed\n2 passed, 0 failed, 0 skipped$/,
  );
});

test("prints the whole output of a failing part, skips parts that need it, and runs all others", () => {
  const { code, output } = run("failing", "dependent", "other");
  expect(code).toBe(1);
  expect(output).toMatch(/stdout\nstderr\n\nfailing failed in \d+ s: echo stdout/);
  expect(output).toMatch(/dependent skipped: needs failing\nother passed/);
  expect(output).toMatch(/\nFailed: failing\n1 passed, 1 failed, 1 skipped$/);
});

test("fails for an unknown part and lists the known ones", () => {
  const { code, output } = run("unknown");
  expect(code).toBe(1);
  expect(output).toContain('There is no part "unknown". Parts: needed, passing');
});

test("runs each slow part in its own job of the workflow", () => {
  const { jobs } = parse(readFileSync(".github/workflows/test.yml", "utf8"));
  expect(jobs["test-all"].strategy.matrix.part).toEqual(Object.keys(THOROUGH));
});
