import { expect, test } from "vitest";
import { makeSmallContent, STUDY, STUDY_FILE } from "../../tests/helpers/content/small-content.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { readContent } from "./load-content.ts";
import { formatProblem } from "./problem.ts";

const many = (line: (index: number) => string, count = 30_000) =>
  Array.from({ length: count }, (_, at) => line(at)).join("");
const inStudy = (text: string) => STUDY.replace("Some text.", text);

// Without limits, some of these take longer than a test may.
test.each<[string, string, string, number, RegExp]>([
  [
    "30,000 unknown fields",
    "interface.yaml",
    many((at) => `field${at}: a\n`),
    100,
    /field0: this field does/,
  ],
  [
    "200 broken cards",
    "projects.yaml",
    `cards:\n${many(() => "  - a\n", 200)}`,
    100,
    /cards\[0\]: write fields/,
  ],
  ["brackets in brackets", "interface.yaml", "[".repeat(20_000), 1, /Maximum call stack size/],
  ["lists in lists", "interface.yaml", "- ".repeat(20_000), 1, /Maximum call stack size/],
  [
    "fields in fields",
    "interface.yaml",
    many((at) => `${" ".repeat(at)}a:\n`, 1300),
    1,
    /Maximum call stack size/,
  ],
  [
    "aliases",
    "interface.yaml",
    many((at) => `a${at}: &a${at} [*a${at - 1}, *a${at - 1}]\n`, 100),
    1,
    /in quotes/,
  ],
  [
    "nested emphasis",
    STUDY_FILE,
    inStudy("a *a ".repeat(50_000) + "a*".repeat(50_000)),
    2,
    /use at most 20,000/,
  ],
  ["many marks", STUDY_FILE, inStudy("a*".repeat(1001)), 1, /use at most 1,000 \* and _/],
])("reports %s before the timeout", async (_title, file, text, count, first) => {
  const content = await makeSmallContent(newFolder());
  await content.write(file, text);
  const problems = (await readContent(content.root)).problems.map(formatProblem);
  expect(problems).toHaveLength(count);
  expect(problems[0]).toMatch(first);
});
