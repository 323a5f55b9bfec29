import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../helpers/new-folder.ts";
import { isInstalled } from "./proxy.ts";

/** Exposure in tenths, from 0 (fully isolated) to 100. A unit without any limits has 96. */
const MAX_EXPOSURE = 15;

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

  test("has no line that systemd rejects", () => {
    const { status, told } = analyze("verify", "--man=no");
    expect(status, told).toBe(0);
    // The report includes other units of this machine.
    expect(told.split("\n").filter((line) => line.includes(name))).toEqual([]);
  });

  test("exposes no more than Node.js needs", () => {
    const { status, told } = analyze("security", "--offline=true", `--threshold=${MAX_EXPOSURE}`);
    expect(status, told).toBe(0);
  });
});
