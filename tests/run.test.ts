import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { SLOW_PARTS } from "./run.ts";

test("the test workflow runs each slow part in its own job", () => {
  const { jobs } = parse(readFileSync(".github/workflows/test.yml", "utf8"));
  expect(jobs["test-all"].strategy.matrix.part).toEqual(Object.keys(SLOW_PARTS));
});

test("a push runs either the build or the tests, if it changes only content/ or only other files", () => {
  const workflows = ["content", "test"].map((name) =>
    parse(readFileSync(`.github/workflows/${name}.yml`, "utf8")),
  );
  expect(workflows.map(({ on }) => [on.push, on.pull_request])).toEqual([
    [{ paths: ["content/**"] }, { paths: ["content/**"] }],
    [{ "paths-ignore": ["content/**"] }, { "paths-ignore": ["content/**"] }],
  ]);
});
