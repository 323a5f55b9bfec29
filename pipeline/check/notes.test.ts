import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  CARD,
  makeSmallContent,
  type SmallContent,
  STUDY_FILE,
} from "../../tests/helpers/content/small-content.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { loadContent } from "../read/load-content.ts";
import { formatProblem } from "../read/problem.ts";

/** With one card, the last odd one, whose picture is as wide as it is. */
async function makeContent(): Promise<SmallContent> {
  const content = await makeSmallContent(newFolder());
  await draw(content, "avatar.png", 2100, 900);
  return content;
}

async function notesOf({ root }: SmallContent): Promise<string[]> {
  const { notes } = await loadContent(root);
  return notes.map((note) => formatProblem(note).replace(`${root}/`, ""));
}

async function draw({ root }: SmallContent, name: string, width: number, height: number): Promise<void> {
  const drawing = sharp({ create: { width, height, channels: 3, background: "#336699" } });
  await drawing.toFile(join(root, name));
}

test("nothing is noted of content that looks as it was meant", async () => {
  expect(await notesOf(await makeContent())).toEqual([]);
});

test.each([
  [
    "a study without a card",
    ["projects.yaml", "link: /trade", "link: https://example.com/"],
    `${STUDY_FILE}:1:1 no card in projects.yaml leads to /trade`,
  ],
  [
    "dashes that make no list",
    [STUDY_FILE, "description: Some text.", "description: |\n      – One\n      – Two"],
    `${STUDY_FILE}:16:18 sections[0].description: lines that start with – are no list: write - in its place for one`,
  ],
  [
    "Markdown where there is none",
    [STUDY_FILE, "  description: A calm desk.", "  description: A **calm** desk."],
    `${STUDY_FILE}:8:16 hero.description: "**calm**" is shown as it is written: this field knows no Markdown`,
  ],
] as const)("%s is noted", async (_name, [file, from, to], note) => {
  const content = await makeContent();
  await content.change(file, from, to);
  expect(await notesOf(content)).toEqual([note]);
});

test.each([
  ["share.webp", "is not shown, as share.png is: keep one of them"],
  ["case-studies/trade/share.jpg", null],
  ["case-studies/trade/Share.jpg", "is not shown: call it share.jpg"],
  ["favicon.png", null],
  ["favicon.ico", "is not shown: save it as favicon.svg or favicon.png"],
])("of %s beside the share picture of the home page is noted: %s", async (name, note) => {
  const content = await makeContent();
  await draw(content, "share.png", 1200, 630);
  await content.write(name, await readFile(join(content.root, "share.png")));
  expect(await notesOf(content)).toEqual(note ? [`${name}:1:1 ${note}`] : []);
});

const TWO = `${CARD}${CARD.replace("/trade", "https://example.com/")}`;
const SCROLL = (cards: string) => cards.replaceAll("slide", "scroll");

test.each<[width: number, height: number, cards: string, note: string | null]>([
  [1200, 900, TWO, null],
  [1200, 999, TWO, null],
  [1200, 1001, TWO, "the card is 4 : 3, so 10 % are cut above and below"],
  [2400, 900, TWO, "the card is 4 : 3, so 50 % are cut at its sides"],
  [6000, 2250, TWO, "the card is 4 : 3, so 50 % are cut at its sides"],
  [649, 487, TWO, "the card is 650 wide on a large screen, so it blurs"],
  [1327, 569, CARD, "the card is 1328 wide on a large screen, so it blurs"],
  [1600, 1200, CARD, "the card is 21 : 9, so 43 % are cut above and below"],
  [1200, 1332, SCROLL(TWO), null],
  [1200, 1331, SCROLL(TWO), "scroll leaves a strip empty below it unless it is 1332 high"],
])("of a picture of %i × %i on a card is noted what it does to it", async (width, height, cards, note) => {
  const content = await makeContent();
  await content.write("projects.yaml", `cards:\n${cards}`);
  await draw(content, "avatar.png", width, height);
  const told = note ? [`image: avatar.png has ${width} × ${height} pixels: ${note}`] : [];
  const notes = await notesOf(content);
  expect(new Set(notes.map((line) => line.replace(/^.*cards\[\d\]\./, "")))).toEqual(new Set(told));
});

test("a picture of a section and of a hero that is smaller than its place is noted", async () => {
  const content = await makeContent();
  await draw(content, "case-studies/trade/hero.png", 447, 900);
  await content.change(STUDY_FILE, "access: passcode", "access: public");
  await content.change(STUDY_FILE, "imgLink: null\n  title", "imgLink: hero.png\n  alt: A\n  title");
  await content.change(STUDY_FILE, "imgLink: null\n  - type", "imgLink: hero.png\n    alt: A\n  - type");
  expect(await notesOf(content)).toEqual([
    `${STUDY_FILE}:6:12 hero.imgLink: hero.png has 447 × 900 pixels: it is shown no wider, and width says 1120`,
    `${STUDY_FILE}:18:14 sections[0].imgLink: hero.png has 447 × 900 pixels: it is shown no wider than that`,
  ]);
});
