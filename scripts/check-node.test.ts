import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../tests/helpers/new-folder.ts";

test("check-node.cjs exits with code 1 and prints one sentence on Node.js 20.20.2", () => {
  const setVersion = `Object.defineProperty(process, "versions", { value: { node: "20.20.2" } });`;
  const code = `${setVersion} require("./scripts/check-node.cjs")`;
  const { status, stderr } = spawnSync(process.execPath, ["-e", code], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This is Node\.js 20\.20\.2, but the site needs Node\.js 24\. .*\n$/);
});

test.each(["#", "?", "%", "*", "\\"])("check-node.cjs refuses a path that contains %s", (character) => {
  const folder = `a ${character} b`;
  const root = newFolder({ [`${folder}/scripts/check-node.cjs`]: readFileSync("scripts/check-node.cjs") });
  const { status, stderr } = spawnSync(process.execPath, [join(root, folder, "scripts/check-node.cjs")], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `The path ${join(root, folder)} contains ${character}: rename the folder with this character, and run this again.\n`,
  );
});

test("build, dev, setup and the tests check Node.js and the path before they start", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const name of ["build", "dev", "studio", "setup", "test", "test:all"])
    expect(scripts[name], name).toMatch(/^node scripts\/check-node\.cjs && /);
});
