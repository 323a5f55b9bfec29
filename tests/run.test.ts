import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { newFolder } from "./helpers/new-folder.ts";
import { type Part, runParts } from "./helpers/run-parts.ts";
import { THOROUGH } from "./run.ts";

const PARTS: Record<string, Part> = {
  needed: { run: "echo made" },
  good: { run: "echo fine", needs: ["needed"] },
  bad: { run: "echo wrong; exit 3" },
  beyond: { run: "echo never", needs: ["bad"] },
  quick: { run: "echo quick" },
  big: { run: "echo big", alone: true },
  long: { run: "echo first; echo '3 passed'; echo last" },
  leaving: { run: "sleep 300 >/dev/null 2>&1 & echo $!" },
};

/** It has a table of what runs, and the shell of these parts. */
const IS_LINUX = process.platform === "linux";

async function run(wanted: string[], cores = 2) {
  const said: string[] = [];
  const code = await runParts(PARTS, wanted, cores, (text) => void said.push(text));
  return { code, said: said.join("\n") };
}

test("runs what a part needs before it, and nothing else", async () => {
  const { code, said } = await run(["good"]);
  expect(code).toBe(0);
  expect(said).toMatch(/made\n.*fine/);
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

test("says one line of a part that passed: what it counted, and how long it took", async () => {
  expect((await run(["long"])).said).toMatch(
    /^long passed in \d+ s: 3 passed\n1 passed, 0 failed, 0 skipped$/,
  );
});

test.skipIf(!IS_LINUX)("leaves nothing that a part started and did not end", async () => {
  const [, pid] = /: (\d+)$/m.exec((await run(["leaving"])).said) ?? [];
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
});

test.skipIf(!IS_LINUX).each(["SIGTERM", "SIGINT"] as const)(
  "%s ends what a part has started, too",
  async (signal) => {
    const script = `import { runParts } from "./tests/helpers/run-parts.ts";
    const part = { run: "sleep 300 & echo $! > $PID_FILE; wait" };
    await runParts({ part }, ["part"], 1);`;
    const PID_FILE = join(newFolder(), "pid");
    const env = { ...process.env, PID_FILE };
    const runner = spawn(process.execPath, ["--input-type=module", "--eval", script], { env });
    const pid = () => (existsSync(PID_FILE) ? Number(readFileSync(PID_FILE, "utf8")) : 0);
    await expect.poll(pid).toBeGreaterThan(0);
    runner.kill(signal);
    expect(await once(runner, "exit")).toEqual([1, null]);
    await expect.poll(() => isRunning(pid())).toBe(false);
  },
);

test("says which parts there are when one is not known", async () => {
  const { code, said } = await run(["other"]);
  expect(code).toBe(1);
  expect(said).toContain('There is no part "other": needed, good');
});

test("each thorough part is a job of the workflow", () => {
  const { jobs } = parse(readFileSync(".github/workflows/test.yml", "utf8"));
  expect(jobs["test-all"].strategy.matrix.part).toEqual(Object.keys(THOROUGH));
});

/** What nobody waited for may stand in the table still: it has a state, and no command. */
function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";
  } catch {
    return false;
  }
}
