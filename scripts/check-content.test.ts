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

test("lists with --locked every study that is not public, drafts and unreadable files included", async () => {
  const write = (slug: string, text: string) => content.write(`case-studies/${slug}/case-study.yaml`, text);
  await write("open", "access: public\n");
  await write("draft", "access: public\ndraft: true\n");
  await write("invited", "access: invited\n# access: public\n");
  await write("broken", 'access: public\ntitle: "\n');
  await write("empty", "");
  await content.write("case-studies/nothing/hero.png", "");
  const { code, stdout } = await checkContent("--locked");
  const slugs = ["broken", "draft", "empty", "invited", "nothing", "trade"];
  expect([code, stdout]).toEqual([0, slugs.map((slug) => `content/case-studies/${slug}\n`).join("")]);
});
