import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../helpers/new-folder.ts";
import { isInstalled } from "./proxy.ts";

/** Tenths: of what systemd counts from 0, all closed, to 100. A unit without a line on it has 96. */
const MOST_EXPOSURE = 15;

describe("the unit", () => {
  if (!isInstalled("systemd-analyze")) {
    test.skip("systemd is not installed on this machine: apt install systemd");
    return;
  }

  const name = "portfolio.service";
  const text = readFileSync(join("deploy", name), "utf8").replaceAll("/srv/portfolio", resolve("."));
  const unit = join(newFolder({ [name]: text }), name);

  function analyze(...args: string[]) {
    const { status, stdout, stderr } = spawnSync("systemd-analyze", [...args, unit], { encoding: "utf8" });
    return { status, told: stdout + stderr };
  }

  test("is one that systemd understands to the last line", () => {
    const { status, told } = analyze("verify", "--man=no");
    expect(status, told).toBe(0);
    // It tells of other units of the machine too.
    expect(told.split("\n").filter((line) => line.includes(name))).toEqual([]);
  });

  test("is closed as far as Node.js can run in it", () => {
    const { status, told } = analyze("security", "--offline=true", `--threshold=${MOST_EXPOSURE}`);
    expect(status, told).toBe(0);
  });
});
