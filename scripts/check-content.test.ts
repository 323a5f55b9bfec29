import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CARD, makeSmallContent, STUDY_FILE } from "../tests/helpers/content/small-content.ts";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { runScript } from "../tests/helpers/run-script.ts";

const root = newFolder();
const content = await makeSmallContent(join(root, "content"));
const checkContent = (...args: string[]) => runScript("scripts/check-content.ts", args, { cwd: root });

test("lists problems by file and line, exits with code 1, and writes the schemas for editors", async () => {
  await content.change("projects.yaml", "hover: slide", "hover: slyde");
  await content.change(STUDY_FILE, "role: Designer\n", "");
  await content.change(STUDY_FILE, "type: blockWithBullets", "type: bullets");
  const { code, stdout } = await checkContent();
  expect(code).toBe(1);
  expect(stdout.split("\n").map((line) => line.slice(0, line.indexOf(" ", 10)))).toEqual([
    `problem: content/${STUDY_FILE}:1:1`,
    `problem: content/${STUDY_FILE}:17:11`,
    "problem: content/projects.yaml:10:12",
    "3 problems.",
    "",
  ]);
  expect(stdout).toContain("10:12 cards[0].hover: write rise, fan");
  expect(existsSync(join(root, ".content/schemas/case-study.json"))).toBe(true);
});

test("prints only a JSON array with --json, and exits with code 0 if there are only warnings", async () => {
  await makeSmallContent(join(root, "content"));
  await content.write("projects.yaml", `cards:\n${CARD.replace("/trade", "https://example.com")}`);
  const { code, stdout } = await checkContent("--json");
  expect(code).toBe(0);
  const findings: { file: string }[] = JSON.parse(stdout);
  expect(findings.map(({ file }) => file)).toEqual([`content/${STUDY_FILE}`, "content/projects.yaml"]);
  expect(findings[0]).toEqual({
    file: `content/${STUDY_FILE}`,
    line: 1,
    column: 1,
    field: "",
    severity: "warning",
    message: "no card in projects.yaml links to /trade",
  });
});
