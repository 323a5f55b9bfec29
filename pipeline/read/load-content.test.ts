import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SECTION_KINDS } from "#app/content/section-schema.ts";
import {
  makeSmallContent,
  type SmallContent,
  STUDY,
  STUDY_FILE,
} from "../../tests/helpers/content/small-content.ts";
import { PROBLEMS_IN_FIELDS } from "../../tests/helpers/content-problems/in-fields.ts";
import { PROBLEMS_IN_FILES } from "../../tests/helpers/content-problems/in-files.ts";
import { PROBLEMS_IN_LAYOUT } from "../../tests/helpers/content-problems/in-layout.ts";
import { PROBLEMS_IN_LINKS } from "../../tests/helpers/content-problems/in-links.ts";
import { PROBLEMS_IN_LOCKED_FILES } from "../../tests/helpers/content-problems/in-locked-files.ts";
import { PROBLEMS_IN_TEXTS } from "../../tests/helpers/content-problems/in-texts.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { ContentError, loadContent } from "./load-content.ts";
import { formatProblem } from "./problem.ts";

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
  ...PROBLEMS_IN_TEXTS,
  ...PROBLEMS_IN_LAYOUT,
  ...PROBLEMS_IN_FIELDS,
  ...PROBLEMS_IN_LINKS,
  ...PROBLEMS_IN_FILES,
  ...PROBLEMS_IN_LOCKED_FILES,
])("$name is told by file, line and field", async ({ change, told }) => {
  const content = await makeSmallContent(newFolder());
  await change(content);
  expect(await toldOf(content)).toEqual(told);
});

test("tells all problems of all files at once, in order, those of share pictures and icons too", async () => {
  const content = await makeSmallContent(newFolder());
  await content.change("profile.yaml", "name: Ada", 'name: ""');
  await content.change("projects.yaml", "hover: slide", "hover: jump");
  await content.change(STUDY_FILE, "type: textImage", "type: picture");
  await content.change(STUDY_FILE, "title: First", "title: [1]");
  await content.write("share.png", "no picture");
  await content.write("favicon.svg", "no drawing");
  expect(await toldOf(content)).toEqual([
    `${STUDY_FILE}:14:11 sections[0].type: write one of: ${SECTION_KINDS.join(", ")}`,
    `${STUDY_FILE}:21:16 sections[1].bullets[0].title: write a text, no list; one that starts with [ or - needs quotes`,
    "favicon.svg:1:1 this picture cannot be drawn: save it again as SVG or PNG, or take it away",
    "profile.yaml:1:7 name: must not be empty",
    "projects.yaml:10:12 cards[0].hover: write rise, fan, slide, scroll, breathe, lift or carry",
    'share.png:1:1 "share.png" is no picture: export it as JPEG, PNG, WebP or AVIF',
  ]);
});

test("tells of no card's type while the profile, which may name it, cannot be read", async () => {
  const content = await makeSmallContent(newFolder());
  await content.change("profile.yaml", "name: Ada", "types: [Research]\nname: “Ada: one");
  await content.change("projects.yaml", "type: Design", "type: Research");
  expect(await toldOf(content)).toEqual([expect.stringMatching(/^profile.yaml:2:7 /)]);
});

test("reads content without problems", async () => {
  const small = await makeSmallContent(newFolder());
  const content = await loadContent(small.root);
  expect(content.profile.name).toBe("Ada");
  expect(content.cards).toHaveLength(1);
  expect(content.caseStudies[0]).toMatchObject({ slug: "trade", access: "passcode" });
  expect(content.caseStudies[0]?.sections.map(({ type }) => type)).toEqual(["textImage", "blockWithBullets"]);
});

test("goes on with what a file said before its problem, and follows all others", async () => {
  const content = await makeSmallContent(newFolder());
  const sound = new Map();
  await loadContent(content.root, sound);
  await content.change(STUDY_FILE, "access: passcode", "access: publik");
  await content.change("profile.yaml", "name: Ada", "name: Grace");
  await content.write("case-studies/empty/hero.png", "");
  await expect(loadContent(content.root, sound)).rejects.toMatchObject({
    meanwhile: { profile: { name: "Grace" }, caseStudies: [{ slug: "trade", access: "passcode" }] },
  });
});

test.each<[string, (content: SmallContent) => Promise<void>]>([
  ["a study called root", ({ root }) => copyStudy(root, "root")],
  ["a study called constructor", ({ root }) => copyStudy(root, "constructor")],
  [
    "a language with its region",
    (content) => content.change("profile.yaml", "name: Ada", "name: Ada\nlang: pt-BR"),
  ],
  [
    "a card's type of the profile's own",
    async (content) => {
      await content.change("profile.yaml", "name: Ada", "name: Ada\ntypes: [Research]");
      await content.change("projects.yaml", "type: Design", "type: Research");
    },
  ],
  [
    "a video that is still to come, on a public page",
    async (content) => {
      const section = "  - type: textVideo\n    title: V\n    description: V\n    videoLink: null\n";
      await content.write(STUDY_FILE, STUDY.replace("access: passcode", "access: public") + section);
    },
  ],
  ...Object.entries({
    "a byte order mark": (text: string) => `\uFEFF${text}`,
    "the line ends of Windows": (text: string) => text.replaceAll("\n", "\r\n"),
    "comments on lines of their own": (text: string) => `# Mine\n${text.replaceAll("\n", "\n# And more\n")}`,
    "comments behind a choice and a number": (text: string) => text.replace(/(passcode|1120)/g, "$1 # so"),
    "spaces around a file's name": (text: string) => text.replace("null", '" hero.png "\n  alt: A'),
  }).map(([name, change]): [string, (content: SmallContent) => Promise<void>] => [
    name,
    (content) => content.write(STUDY_FILE, change(STUDY)),
  ]),
])("takes %s", async (_name, change) => {
  const content = await makeSmallContent(newFolder());
  await change(content);
  expect(await toldOf(content)).toEqual([]);
});

function copyStudy(root: string, slug: string): Promise<void> {
  return cp(join(root, "case-studies/trade"), join(root, "case-studies", slug), { recursive: true });
}

test("takes for a text what only looks like something else", async () => {
  const content = await makeSmallContent(newFolder());
  await content.change(STUDY_FILE, "[Desktop]", "[2022, 1.10, 007, yes, true, 2024-05-01, 9:30]");
  const [study] = (await loadContent(content.root)).caseStudies;
  expect(study?.hero.tags).toEqual(["2022", "1.10", "007", "yes", "true", "2024-05-01", "9:30"]);
});

test("says ten of a thousand aliases, in little time and memory", async () => {
  const content = await makeSmallContent(newFolder());
  await content.write("profile.yaml", aliases(100));
  expect(await toldOf(content)).toHaveLength(10);
});

const FILES = ["profile.yaml", "projects.yaml", "interface.yaml", "redirects.yaml", STUDY_FILE];
const ALIASES = [
  ["to itself", "a: &a\n  b: *a\n", /:1:4 a: put the text in quotes, because it starts with &$/],
  ["without anchor", "a: *a\n", /:1:4 a: put the text in quotes, because it starts with \*$/],
  ["as a field", "*a : b\n", /:1:1 each line begins with its field/],
  [
    "over aliases, a billion in all",
    aliases(10),
    /:1:5 a0: put the text in quotes, because it starts with &$/,
  ],
] as const;

test.each(FILES.flatMap((file) => ALIASES.map(([kind, text, told]) => [kind, file, text, told] as const)))(
  "says the line of an alias %s in %s",
  async (_kind, file, text, told) => {
    const content = await makeSmallContent(newFolder());
    await content.write(file, text);
    const ofFile = (await toldOf(content)).filter((problem) => problem.startsWith(file));
    expect(ofFile[0]).toMatch(told);
  },
);

function aliases(count: number): string {
  const levels = Array.from({ length: count }, (_, level) => {
    const leaf = level === 0 ? "x" : `*a${level - 1}`;
    return `a${level}: &a${level} [${Array(9).fill(leaf).join(", ")}]\n`;
  });
  return levels.join("");
}

test.each([
  ["brackets", "[".repeat(20_000)],
  ["fields", Array.from({ length: 800 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")],
  ["hyphens", "- ".repeat(20_000)],
])("survives %s inside one another", async (_name, text) => {
  const content = await makeSmallContent(newFolder());
  await content.write("profile.yaml", text);
  expect((await toldOf(content)).length).toBeGreaterThan(0);
});
