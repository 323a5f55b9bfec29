import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { SLOW_PARTS } from "./run.ts";

test("the test workflow runs each slow part in its own job", () => {
  const { jobs } = parse(readFileSync(".github/workflows/test.yml", "utf8"));
  expect(jobs["test-all"].strategy.matrix.part).toEqual(Object.keys(SLOW_PARTS));
});
