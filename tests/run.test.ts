import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { runParts } from "./helpers/run-parts.ts";
import { SLOW_PARTS } from "./run.ts";

test("prints the whole output of a failing part, skips parts that need it, and runs the remaining parts", () => {
  const parts = {
    failing: { run: "echo stdout; echo stderr >&2; exit 3" },
    dependent: { run: "echo never", needs: ["failing"] },
    passing: { run: "echo first; echo '3 passed'; echo last" },
  };
  const lines: string[] = [];
  expect(runParts(parts, ["dependent", "passing"], (text) => lines.push(text))).toBe(1);
  const output = lines.join("\n");
  expect(output).toMatch(/stdout\nstderr\n\nfailing failed in \d+ s: echo stdout/);
  expect(output).toMatch(
    /dependent skipped: it needs failing to pass first\npassing passed in \d+ s: 3 passed\n/,
  );
  expect(output).toMatch(/\nFailed: failing\n1 passed, 1 failed, 1 skipped$/);
});

test("the test workflow runs each slow part in its own job", () => {
  const { jobs } = parse(readFileSync(".github/workflows/test.yml", "utf8"));
  expect(jobs["test-all"].strategy.matrix.part).toEqual(Object.keys(SLOW_PARTS));
});
