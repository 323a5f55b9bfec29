import { expect, test } from "vitest";
import { makeSmallContent, STUDY, STUDY_FILE } from "../../tests/helpers/content/small-content.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { readContent } from "../load-content.ts";
import { formatProblem } from "./problem.ts";

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join("");
const inStudy = (text: string) => STUDY.replace("Some text.", text);

test.each<[string, string, string, number, RegExp]>([
  ["3,000 unknown fields", "theme.yaml", lines(3000, (at) => `field${at}: a`), 100, /field0: this field/],
  ["nested brackets", "interface.yaml", "[".repeat(20_000), 1, /Maximum call stack size/],
  ["nested aliases", "interface.yaml", lines(100, (at) => `a${at}: &a${at} [*a${at - 1}]`), 1, /in quotes/],
  ["nested emphasis", STUDY_FILE, inStudy("a *a ".repeat(50_000) + "a*".repeat(50_000)), 2, /at most 20,000/],
])("limits the problems of a file with %s", async (_title, file, text, count, first) => {
  const content = await makeSmallContent(newFolder());
  await content.write(file, text);
  const problems = (await readContent(content.root)).problems.map(formatProblem);
  expect(problems).toHaveLength(count);
  expect(problems[0]).toMatch(first);
});
