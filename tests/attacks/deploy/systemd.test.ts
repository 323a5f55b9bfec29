import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isInstalled } from "./proxy.ts";

/** Tenths: of what systemd counts from 0, all closed, to 100. A unit without a line on it has 96. */
const MOST_EXPOSURE = 15;

describe("the unit", () => {
  if (!isInstalled("systemd-analyze")) {
    test.skip("systemd is not installed on this machine: apt install systemd");
    return;
  }

  const folder = mkdtempSync(join(tmpdir(), "unit-"));
  const unit = join(folder, "portfolio.service");
  beforeAll(() => {
    const text = readFileSync("deploy/portfolio.service", "utf8");
    writeFileSync(unit, text.replaceAll("/srv/portfolio", resolve(".")));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function analyze(...args: string[]) {
    const { status, stdout, stderr } = spawnSync("systemd-analyze", [...args, unit], { encoding: "utf8" });
    return { status, told: stdout + stderr };
  }

  test("is one that systemd understands to the last line", () => {
    const { status, told } = analyze("verify", "--man=no");
    expect(status, told).toBe(0);
    // It tells of other units of the machine too.
    expect(told.split("\n").filter((line) => line.includes("portfolio.service"))).toEqual([]);
  });

  test("is closed as far as Node.js can run in it", () => {
    const { status, told } = analyze("security", "--offline=true", `--threshold=${MOST_EXPOSURE}`);
    expect(status, told).toBe(0);
  });
});
