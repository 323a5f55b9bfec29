import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each([
  ["20.20.2", 1],
  ["24.0.0", 0],
])("exits with one sentence if Node.js is too old (%s)", (node, code) => {
  const versions = `Object.defineProperty(process, "versions", { value: { node: "${node}" } });`;
  const run = `${versions} require("./scripts/check-node.cjs")`;
  const { status, stderr } = spawnSync(process.execPath, ["-e", run], { encoding: "utf8" });
  expect(status).toBe(code);
  expect(stderr).toMatch(
    code === 0 ? /^$/ : /^This is Node\.js 20\.20\.2, but the site needs Node\.js 24\. .*\n$/,
  );
});

test("build, dev, setup and the tests check the version of Node.js before they start", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const name of ["build", "dev", "setup", "test", "test:all"])
    expect(scripts[name], name).toMatch(/^node scripts\/check-node\.cjs && /);
});
