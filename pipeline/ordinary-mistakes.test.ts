import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeSmallContent, type SmallContent, STUDY_FILE } from "../tests/kit/content/small-content.ts";
import { MISTAKES_IN_FIELDS } from "../tests/kit/mistakes/in-fields.ts";
import { MISTAKES_IN_FILES } from "../tests/kit/mistakes/in-files.ts";
import { MISTAKES_IN_LAYOUT } from "../tests/kit/mistakes/in-layout.ts";
import { MISTAKES_IN_LINKS } from "../tests/kit/mistakes/in-links.ts";
import { MISTAKES_IN_LOCKED_FILES } from "../tests/kit/mistakes/in-locked-files.ts";
import { MISTAKES_IN_REDIRECTS } from "../tests/kit/mistakes/in-redirects.ts";
import { MISTAKES_IN_TEXTS } from "../tests/kit/mistakes/in-texts.ts";
import { ContentError, loadContent } from "./load-content.ts";
import { formatProblem } from "./yaml/yaml-file.ts";

async function toldOf({ root }: SmallContent): Promise<string[]> {
  const error = await loadContent(root).then(
    () => null,
    (reason) => reason,
  );
  if (error === null) return [];
  if (!(error instanceof ContentError)) throw error;
  return error.problems.map((problem) =>
    formatProblem(problem).replaceAll(`${root}/`, "").replaceAll(root, "content"),
  );
}

test.each([
  ...MISTAKES_IN_TEXTS,
  ...MISTAKES_IN_LAYOUT,
  ...MISTAKES_IN_FIELDS,
  ...MISTAKES_IN_LINKS,
  ...MISTAKES_IN_FILES,
  ...MISTAKES_IN_LOCKED_FILES,
  ...MISTAKES_IN_REDIRECTS,
])("%s", async (_name, change, ...told) => {
  await using content = await makeSmallContent();
  await change(content);
  expect(await toldOf(content)).toEqual(told);
});

test("takes for a text what only looks like something else", async () => {
  await using content = await makeSmallContent();
  await content.change(STUDY_FILE, "[Desktop]", "[2022, 1.10, 007, yes, true, 2024-05-01, 9:30]");
  const [study] = (await loadContent(content.root)).caseStudies;
  expect(study?.hero.tags).toEqual(["2022", "1.10", "007", "yes", "true", "2024-05-01", "9:30"]);
});

test.each([
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["the line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["comments on lines of their own", (text: string) => `# Mine\n${text.replaceAll("\n", "\n# And more\n")}`],
  ["comments behind a choice and a number", (text: string) => text.replace(/(passcode|1120)/g, "$1 # so")],
  ["spaces around a file's name", (text: string) => text.replace("null", '" hero.png "\n  alt: A')],
])("takes a file with %s", async (_name, change) => {
  await using content = await makeSmallContent();
  await content.write(STUDY_FILE, change(await readFile(join(content.root, STUDY_FILE), "utf8")));
  expect(await toldOf(content)).toEqual([]);
});

test("says ten of a thousand aliases, in little time and memory", async () => {
  await using content = await makeSmallContent();
  const levels = Array.from(
    { length: 100 },
    (_, level) => `a${level}: &a${level} [${`*a${level - 1}, `.repeat(9)}]`,
  );
  await content.write("profile.yaml", ["a: &a-1 [x]", ...levels].join("\n"));
  expect(await toldOf(content)).toHaveLength(10);
});

const FILES = ["profile.yaml", "projects.yaml", "interface.yaml", "redirects.yaml", STUDY_FILE];
const ALIASES = [
  ["to itself", "a: &a\n  b: *a\n", /:1:4 a: put the text in quotes, because it starts with &$/],
  ["without anchor", "a: *a\n", /:1:4 a: put the text in quotes, because it starts with \*$/],
  ["as a field", "*a : b\n", /:1:1 each line begins with its field/],
  ["over aliases, a billion in all", billion(), /:1:5 a0: put the text in quotes, because it starts with &$/],
] as const;

test.each(FILES.flatMap((file) => ALIASES.map(([kind, text, told]) => [kind, file, text, told] as const)))(
  "says the line of an alias %s in %s",
  async (_kind, file, text, told) => {
    await using content = await makeSmallContent();
    await content.write(file, text);
    const ofFile = (await toldOf(content)).filter((mistake) => mistake.startsWith(file));
    expect(ofFile[0]).toMatch(told);
  },
);

function billion(): string {
  const levels = Array.from({ length: 10 }, (_, level) => `a${level}: &a${level} [${leaves(level)}]\n`);
  return levels.join("");
}

function leaves(level: number): string {
  return Array(9)
    .fill(level === 0 ? "x" : `*a${level - 1}`)
    .join(", ");
}

test.each([
  ["brackets", "[".repeat(20_000)],
  ["fields", Array.from({ length: 800 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")],
  ["hyphens", "- ".repeat(20_000)],
])("survives %s inside one another", async (_name, text) => {
  await using content = await makeSmallContent();
  await content.write("profile.yaml", text);
  expect((await toldOf(content)).length).toBeGreaterThan(0);
});
