import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  CARD,
  makeSmallContent,
  type SmallContent,
  STUDY,
  STUDY_FILE,
} from "../tests/kit/content/small-content.ts";
import { ContentError, loadContent } from "./load-content.ts";
import { formatProblem } from "./yaml/yaml-file.ts";

let content: SmallContent;
let root: string;

beforeEach(async () => {
  content = await makeSmallContent();
  root = content.root;
});

afterEach(() => content[Symbol.asyncDispose]());

const write = (name: string, text: string) => content.write(name, text);

async function mistakes(): Promise<string[]> {
  const error = await loadContent(root).then(
    () => null,
    (reason) => reason,
  );
  if (error === null) return [];
  if (!(error instanceof ContentError)) throw error;
  return error.problems.map((problem) => formatProblem(problem).replaceAll(`${root}/`, ""));
}

async function change(name: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(root, name), "utf8");
  expect(text).toContain(from);
  await write(name, text.replace(from, to));
}

test("reads content without mistakes", async () => {
  const content = await loadContent(root);
  expect(content.profile.name).toBe("Ada");
  expect(content.cards).toHaveLength(1);
  expect(content.caseStudies[0]).toMatchObject({ slug: "trade", access: "passcode" });
  expect(content.caseStudies[0]?.sections.map(({ type }) => type)).toEqual(["textImage", "blockWithBullets"]);
});

describe("names every mistake by file, line, column and field", () => {
  test.each([
    [
      "an unknown type",
      "type: textImage",
      "type: textPicture",
      `${STUDY_FILE}:14:11 sections[0].type: write one of: textImage, blockWithBullets, textVideo`,
    ],
    [
      "an empty bullet",
      "title: First",
      'title: ""',
      `${STUDY_FILE}:21:16 sections[1].bullets[0].title: must not be empty`,
    ],
    [
      "a field left out",
      "    description: Some text.\n",
      "",
      `${STUDY_FILE}:14:5 sections[0].description: is missing`,
    ],
    [
      "a colour that is none",
      '"#0e1a17"',
      "green",
      `${STUDY_FILE}:12:12 hero.bgColor: write a colour as "#rrggbb", in quotes`,
    ],
    [
      "an unquoted colour, which YAML takes for a comment",
      '"#0e1a17"',
      "#0e1a17",
      `${STUDY_FILE}:12:12 hero.bgColor: write a colour as "#rrggbb", in quotes; # after a space starts a comment, so it needs quotes`,
    ],
    [
      "a picture that is not there",
      "    imgLink: null\n  - type",
      "    imgLink: x.png\n    alt: X\n  - type",
      `${STUDY_FILE}:17:14 sections[0].imgLink: there is no file "x.png" in case-studies/trade`,
    ],
    ["no summary", "summary: A calm desk.\n", "", `${STUDY_FILE}:1:1 summary: is missing`],
    [
      "a summary too long",
      "summary: A calm desk.",
      `summary: ${"word ".repeat(61)}`,
      `${STUDY_FILE}:4:10 summary: use at most 60 words`,
    ],
    [
      "a misspelt field",
      "role: Designer",
      "role: Designer\nrolle: Designer",
      `${STUDY_FILE}:3:8 rolle: no such field; did you mean "role"?`,
    ],
    [
      "no such access",
      "access: passcode",
      "access: secret",
      `${STUDY_FILE}:1:9 access: write public or passcode`,
    ],
    [
      "no list of bullets",
      "    bullets:\n      - title: First\n        description: A problem.\n",
      "    bullets: none\n",
      `${STUDY_FILE}:20:14 sections[1].bullets: write a list: lines that start with a hyphen`,
    ],
  ])("%s", async (_name, from, to, message) => {
    await change(STUDY_FILE, from, to);
    expect(await mistakes()).toContain(message);
  });

  test("a picture without words", async () => {
    await cp(join(root, "case-studies/trade/hero.png"), join(root, "case-studies/trade/a.png"));
    await change(STUDY_FILE, "    imgLink: null\n  - type", "    imgLink: a.png\n  - type");
    expect(await mistakes()).toEqual([
      `${STUDY_FILE}:14:5 sections[0].alt: is missing: say in words what a.png shows`,
    ]);
  });

  test("a video without words and poster", async () => {
    await write(
      STUDY_FILE,
      `${STUDY}  - type: textVideo\n    title: V\n    description: V\n    videoLink: a.mp4\n`,
    );
    expect(await mistakes()).toEqual([
      `${STUDY_FILE}:24:5 sections[2].alt: is missing: say in words what a.mp4 shows`,
      `${STUDY_FILE}:24:5 sections[2].poster: is missing: name a picture that stands for a.mp4`,
    ]);
  });

  test("two cards with one link", async () => {
    await write("projects.yaml", `cards:\n${CARD}${CARD}`);
    expect(await mistakes()).toEqual([
      "projects.yaml:17:11 cards[1].link: cards[0] has this link already: each card needs its own",
    ]);
  });

  test("a card for a study that is not there", async () => {
    await change("projects.yaml", "/trade", "/tradde");
    expect(await mistakes()).toEqual([
      'projects.yaml:8:11 cards[0].link: there is no case study "/tradde"; did you mean "/trade"?',
    ]);
  });

  test("a file that is missing", async () => {
    await rm(join(root, "profile.yaml"));
    expect(await mistakes()).toEqual(["profile.yaml:1:1 is missing: create this file"]);
  });

  test("a media name that leaves its folder", async () => {
    await change("profile.yaml", "imgLink: avatar.png", "imgLink: ../avatar.png");
    expect(await mistakes()).toEqual([
      'profile.yaml:9:12 blurb.imgLink: "../avatar.png" must stand beside this file',
    ]);
  });

  test("broken YAML", async () => {
    await change("profile.yaml", "name: Ada", 'name: "Ada');
    expect(await mistakes()).toEqual([
      'profile.yaml:1:7 name: the quote that opens here is not closed: write another " at the end of the text',
    ]);
  });

  test.each(["api", "assets", "healthz", "i", "locked", "media"])(
    "a folder name that the site needs: %s",
    async (slug) => {
      await cp(join(root, "case-studies/trade"), join(root, "case-studies", slug), { recursive: true });
      expect(await mistakes()).toEqual([
        `case-studies/${slug}/case-study.yaml:1:1 the site itself needs /${slug}: rename the folder`,
      ]);
    },
  );

  test.each(["__proto__", "__manifest", "robots.txt"])(
    "a folder name that is no address: %s",
    async (slug) => {
      await cp(join(root, "case-studies/trade"), join(root, "case-studies", slug), { recursive: true });
      expect(await mistakes()).toEqual([
        expect.stringContaining(`the folder "${slug}" is the address: use small letters, digits and hyphens`),
      ]);
    },
  );

  test.each(["root", "constructor"])("but not a folder called %s", async (slug) => {
    await cp(join(root, "case-studies/trade"), join(root, "case-studies", slug), { recursive: true });
    expect(await mistakes()).toEqual([]);
  });
});

test("takes a video on a public page", async () => {
  await write(
    STUDY_FILE,
    `${STUDY}  - type: textVideo\n    title: V\n    description: V\n    videoLink: null\n`,
  );
  await change(STUDY_FILE, "access: passcode", "access: public");
  expect(await mistakes()).toEqual([]);
});

test("tells all mistakes of all files at once, in order", async () => {
  await change("profile.yaml", "name: Ada", 'name: ""');
  await change("projects.yaml", "hover: slide", "hover: jump");
  await change(STUDY_FILE, "type: textImage", "type: picture");
  await change(STUDY_FILE, "title: First", "title: [1]");
  expect(await mistakes()).toEqual([
    `${STUDY_FILE}:14:11 sections[0].type: write one of: textImage, blockWithBullets, textVideo`,
    `${STUDY_FILE}:21:16 sections[1].bullets[0].title: write a text, no list; one that starts with [ or - needs quotes`,
    "profile.yaml:1:7 name: must not be empty",
    "projects.yaml:10:12 cards[0].hover: write rise, fan, slide, scroll, breathe, lift or carry",
  ]);
});
