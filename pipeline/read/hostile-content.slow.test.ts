import { describe, expect, test } from "vitest";
import { makeSmallContent, STUDY, STUDY_FILE } from "../../tests/helpers/content/small-content.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { readContent } from "./load-content.ts";

// Without limits, some of these take longer than a test may.
describe("reports a few problems before the timeout for", () => {
  const many = (line: (index: number) => string, count = 30_000) =>
    Array.from({ length: count }, (_, at) => line(at)).join("");

  test.each([
    ["30,000 unknown fields", "profile.yaml", many((at) => `field${at}: a\n`)],
    ["30,000 cards", "projects.yaml", `cards:\n${many(() => "  - a\n")}`],
    ["brackets in brackets", "profile.yaml", "[".repeat(900_000)],
    ["lists in lists", "profile.yaml", "- ".repeat(490_000)],
    ["fields in fields", "profile.yaml", many((at) => `${" ".repeat(at)}a:\n`, 1300)],
    ["aliases of aliases", "profile.yaml", many((at) => `a${at}: &a${at} [*a${at - 1}, *a${at - 1}]\n`, 100)],
    [
      "nested emphasis",
      STUDY_FILE,
      STUDY.replace("Some text.", `${"*a ".repeat(50_000)}${"a*".repeat(50_000)}`),
    ],
    ["a nested summary", STUDY_FILE, STUDY.replace("A calm desk.", "*a ".repeat(100_000))],
  ])("%s", async (_title, file, text) => {
    const content = await makeSmallContent(newFolder());
    await content.write(file, text);
    const { problems } = await readContent(content.root);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThan(120);
  });
});
