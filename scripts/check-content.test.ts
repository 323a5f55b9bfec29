import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeSmallContent, STUDY_FILE } from "../tests/helpers/content/small-content.ts";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { runScript } from "../tests/helpers/run-script.ts";

const root = newFolder();
const content = await makeSmallContent(join(root, "content"));
const checkContent = (...args: string[]) => runScript("scripts/check-content.ts", args, { cwd: root });

test("prints only a sorted JSON array with --json, and exits with code 0 if there are only warnings", async () => {
  await content.change("projects.yaml", "link: /trade", "link: https://example.com");
  const { code, stdout } = await checkContent("--json");
  const warning = { file: `content/${STUDY_FILE}`, line: 1, column: 1, field: "", severity: "warning" };
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual([
    { ...warning, message: "no card in projects.yaml links to /trade" },
    expect.objectContaining({ file: "content/projects.yaml", field: "cards[0].image" }),
  ]);
});

test("lists problems, exits with code 1, and writes the schemas for editors", async () => {
  await content.change("projects.yaml", "hover: slide", "hover: slyde");
  const { code, stdout } = await checkContent();
  expect([code, (await checkContent("--json")).code]).toEqual([1, 1]);
  expect(stdout).toMatch(
    /^problem: content\/projects.yaml:10:12 cards\[0\].hover: write rise.*\n1 problem\. Warnings appear/,
  );
  expect(existsSync(join(root, ".content/schemas/case-study.json"))).toBe(true);
});
