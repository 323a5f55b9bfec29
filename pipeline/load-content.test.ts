import { expect, test } from "vitest";
import { makeSmallContent, STUDY, STUDY_FILE } from "../tests/helpers/content/small-content.ts";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { ContentError, loadContent, readContent, sourcesWithText } from "./load-content.ts";
import { contentFrom } from "./read/content-files.ts";

test("loadContent throws one error that lists the problems of all files", async () => {
  const content = await makeSmallContent(newFolder());
  await content.change("projects.yaml", "hover: slide", "hover: jump");
  await content.change("profile.yaml", "name: Ada", 'name: ""');
  const error = await loadContent(content.root).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  const report = /2 problems in the content:\n.*profile.yaml:1:7 name: .*\n.*projects.yaml:10:12 /;
  expect(String(error)).toMatch(report);
});

test("a file with problems keeps its earlier value, and all other files get their new values", async () => {
  const content = await makeSmallContent(newFolder());
  const { sources } = await readContent(content.root);
  await content.change(STUDY_FILE, "access: passcode", "access: publik");
  await content.change("profile.yaml", "name: Ada", "name: Grace");
  await content.write("case-studies/empty/hero.png", "");
  const report = await readContent(content.root, sources);
  expect(report.problems).toHaveLength(2);
  expect(report.content).toMatchObject({
    profile: { name: "Grace" },
    caseStudies: [{ slug: "trade", access: "passcode" }],
  });
  expect((await readContent(content.root)).content).toMatchObject({ caseStudies: [] });
});

test("sourcesWithText replaces a file, or returns null if the new text has problems", async () => {
  const { root } = await makeSmallContent(newFolder());
  const { sources } = await readContent(root);
  const readTags = (text: string) => {
    const changedSources = sourcesWithText(sources, STUDY_FILE, text);
    return changedSources && contentFrom(changedSources)?.caseStudies[0]?.hero.tags;
  };
  expect(readTags(STUDY.replace("[Desktop]", "[2022]"))).toEqual(["2022"]);
  expect(readTags(STUDY.replace("[Desktop]", "2022"))).toBeNull();
  expect(sourcesWithText(sources, "case-studies/trade/constructor.yaml", "a: 1")).toBeNull();
});

test("text without quotes stays unchanged even if it looks like a number or a date", async () => {
  const smallContent = await makeSmallContent(newFolder());
  await smallContent.change(STUDY_FILE, "[Desktop]", "[2022, 1.10, 007, yes, true, 2024-05-01, 9:30]");
  await smallContent.change(STUDY_FILE, "Some text.", "Some text.\n    slide: 2024");
  const { content } = await loadContent(smallContent.root);
  expect(content.caseStudies[0]?.sections[0]?.slide).toBe("2024");
  const tags = ["2022", "1.10", "007", "yes", "true", "2024-05-01", "9:30"];
  expect(content.caseStudies[0]?.hero.tags).toEqual(tags);
});
