import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Part, runParts } from "./kit/run-parts.ts";
import { BUILDS, EVERYDAY, THOROUGH } from "./run.ts";

const PARTS: Record<string, Part> = {
  needed: { run: "echo made" },
  good: { run: "echo fine", needs: ["needed"] },
  bad: { run: "echo wrong; exit 3" },
  beyond: { run: "echo never", needs: ["bad"] },
  quick: { run: "echo quick" },
  big: { run: "echo big", alone: true },
};

async function run(wanted: string[], cores = 2) {
  const said: string[] = [];
  const code = await runParts(PARTS, wanted, cores, (text) => void said.push(text));
  return { code, said: said.join("\n") };
}

test("runs what a part needs before it, and nothing else", async () => {
  const { code, said } = await run(["good"]);
  expect(code).toBe(0);
  expect(said).toMatch(/made[\s\S]*fine/);
  expect(said).toContain("2 passed, 0 failed, 0 skipped");
  expect(said).not.toContain("quick");
});

test("a part that fails is told last, and what needs it is not run", async () => {
  const { code, said } = await run(["bad", "beyond", "big", "quick"]);
  expect(code).toBe(1);
  expect(said).toMatch(/quick passed[\s\S]*big passed[\s\S]*bad failed: echo wrong; exit 3\s+wrong/);
  expect(said).toContain("beyond was not run: it needs bad");
  expect(said).toContain("2 passed, 1 failed, 1 skipped");
});

test("says which parts there are when one is not known", async () => {
  const { code, said } = await run(["other"]);
  expect(code).toBe(1);
  expect(said).toContain('There is no part "other": needed, good');
});

test("each thorough part is a job of the workflow", () => {
  const { jobs } = parse(readFileSync(".github/workflows/test.yml", "utf8"));
  expect(jobs["test-all"].strategy.matrix.part).toEqual(Object.keys(THOROUGH));
});

test("each program that a part runs is there", () => {
  const parts = Object.values({ ...BUILDS, ...EVERYDAY, ...THOROUGH });
  const programs = parts.flatMap(({ run }) => run.match(/(?<=^node )\S+|(?<=--config=)\S+/) ?? []);
  expect(programs).toContain("scripts/build.ts");
  expect(programs.filter((program) => !existsSync(program))).toEqual([]);
});
