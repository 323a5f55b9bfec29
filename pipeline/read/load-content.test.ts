import { cp, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  makeSmallContent,
  type SmallContent,
  STUDY,
  STUDY_FILE,
  STUDY_FOLDER,
} from "../../tests/helpers/content/small-content.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { contentFrom } from "./content-files.ts";
import { ContentError, loadContent, readContent, withText } from "./load-content.ts";

test("loadContent returns the values of all files", async () => {
  const { root } = await makeSmallContent(newFolder());
  const { content, warnings } = await loadContent(root);
  expect(content.profile.name).toBe("Ada");
  expect(content.cards).toHaveLength(1);
  expect(content.caseStudies).toMatchObject([{ slug: "trade", access: "passcode" }]);
  expect(content.caseStudies[0]?.sections.map(({ type }) => type)).toEqual(["textImage", "blockWithBullets"]);
  // The small images blur, which must not fail the build.
  expect(warnings.length).toBeGreaterThan(0);
});

test("loadContent throws one error that lists all problems", async () => {
  const content = await makeSmallContent(newFolder());
  await content.change("profile.yaml", "name: Ada", 'name: ""');
  await content.change("projects.yaml", "hover: slide", "hover: jump");
  const error = await loadContent(content.root).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  expect(String(error)).toMatch(
    /2 problems in the content:\n.*profile.yaml:1:7 name: .*\n.*projects.yaml:10:12 /,
  );
});

test("keeps the earlier value of a file with problems, and the new values of all others", async () => {
  const content = await makeSmallContent(newFolder());
  const { values } = await readContent(content.root);
  await content.change(STUDY_FILE, "access: passcode", "access: publik");
  await content.change("profile.yaml", "name: Ada", "name: Grace");
  await content.write("case-studies/empty/hero.png", "");
  const report = await readContent(content.root, values);
  expect(report.problems).toHaveLength(2);
  expect(report.content).toMatchObject({
    profile: { name: "Grace" },
    caseStudies: [{ slug: "trade", access: "passcode" }],
  });
  expect((await readContent(content.root)).content).toMatchObject({ caseStudies: [] });
});

test("withText replaces one file's value, but not by a text with problems", async () => {
  const { root } = await makeSmallContent(newFolder());
  const { values } = await readContent(root);
  const tags = (text: string) => {
    const after = withText(values, STUDY_FILE, text);
    return after && contentFrom(after)?.caseStudies[0]?.hero.tags;
  };
  expect(tags(STUDY.replace("[Desktop]", "[2022]"))).toEqual(["2022"]);
  expect(tags(STUDY.replace("[Desktop]", "2022"))).toBeNull();
  expect(withText(values, "case-studies/trade/constructor.yaml", "a: 1")).toBeNull();
});

describe("accepts", () => {
  const inStudy = (from: string | RegExp, to: string) => (content: SmallContent) =>
    content.change(STUDY_FILE, from, to);

  test.each<[string, (content: SmallContent) => Promise<unknown>]>([
    [
      "a study named constructor",
      ({ root }) => cp(join(root, STUDY_FOLDER), join(root, "case-studies/constructor"), { recursive: true }),
    ],
    ["a section without its optional image", inStudy("    imgLink: null\n  - type", "  - type")],
    [
      "optional values that are null",
      inStudy(
        /$/,
        "    description: null\n    bgColor: null\n    imgBgColor: null\n    spacing: null\n    borderRadius: null\n",
      ),
    ],
    ["a video without a file", inStudy(/$/, "  - type: textVideo\n    title: V\n    description: V\n")],
    [
      "a card type that the profile lists",
      async (content) => {
        await content.change("profile.yaml", "name: Ada", "name: Ada\ntypes: [Research]");
        await content.change("projects.yaml", "type: Design", "type: Research");
      },
    ],
    ["optional files with only comments", (content) => content.write("redirects.yaml", "# - from: /old\n")],
    [
      "a lock file of Emacs, a link to nowhere",
      ({ root }) => symlink("me@here.1", join(root, ".#profile.yaml")),
    ],
    ["a byte order mark", (content) => content.write(STUDY_FILE, `\uFEFF${STUDY}`)],
    ["line breaks of Windows", (content) => content.write(STUDY_FILE, STUDY.replaceAll("\n", "\r\n"))],
    [
      "comments between lines",
      (content) => content.write(STUDY_FILE, `# Mine\n${STUDY.replaceAll("\n", "\n# More\n")}`),
    ],
    [
      "comments after a choice and a number",
      (content) => content.write(STUDY_FILE, STUDY.replace(/(passcode|1120)/g, "$1 # so")),
    ],
    [
      "an image next to another image whose name differs only by case",
      ({ root }) => cp(join(root, "avatar.png"), join(root, "Avatar.png")),
    ],
    ["spaces around a file name", inStudy("null", '" hero.png "\n  alt: A')],
  ])("%s", async (_title, change) => {
    const content = await makeSmallContent(newFolder());
    await change(content);
    expect((await readContent(content.root)).problems).toEqual([]);
  });
});

test("keeps a text without quotes as it is written", async () => {
  const small = await makeSmallContent(newFolder());
  await small.change(STUDY_FILE, "[Desktop]", "[2022, 1.10, 007, yes, true, 2024-05-01, 9:30]");
  const { content } = await loadContent(small.root);
  const tags = ["2022", "1.10", "007", "yes", "true", "2024-05-01", "9:30"];
  expect(content.caseStudies[0]?.hero.tags).toEqual(tags);
});
