import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  CARD,
  makeSmallContent,
  type SmallContent,
  STUDY_FILE,
} from "../../tests/helpers/content/small-content.ts";
import { videoBytes } from "../../tests/helpers/content/video-bytes.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { loadContent } from "../load-content.ts";
import { formatProblem } from "../read/problem.ts";

const TWO_CARDS = `${CARD}${CARD.replace("/trade", "https://example.com/")}`;

/** Creates content with one full-width card and an image that fills the card. */
async function makeContent(): Promise<SmallContent> {
  const content = await makeSmallContent(newFolder());
  await drawImage(content, "avatar.png", 2100, 900);
  return content;
}

async function warningsOf({ root }: SmallContent): Promise<string[]> {
  const { warnings } = await loadContent(root);
  return warnings.map((warning) => formatProblem(warning).replaceAll(`${root}/`, ""));
}

async function drawImage({ root }: SmallContent, name: string, width: number, height: number): Promise<void> {
  const drawing = sharp({ create: { width, height, channels: 3, background: "#336699" } });
  await drawing.toFile(join(root, name));
}

test("returns no warnings for content without likely mistakes", async () => {
  expect(await warningsOf(await makeContent())).toEqual([]);
});

test.each(["warm", "terminal", "loud"])("returns no warnings for the theme %s", async (theme) => {
  const content = await makeContent();
  await cp(join("docs/themes", theme), content.root, { recursive: true });
  const warnings = await warningsOf(content);
  expect(warnings.filter((warning) => warning.startsWith("theme.yaml"))).toEqual([]);
});

test.each([
  [
    "a study without a card",
    ["projects.yaml", "link: /trade", "link: https://example.com/"],
    `${STUDY_FILE}:1:1 no card in projects.yaml links to /trade`,
  ],
  [
    "dashes instead of a list",
    [STUDY_FILE, "description: Some text.", "description: |\n      – One\n      – Two"],
    `${STUDY_FILE}:16:18 sections[0].description: lines that start with – do not become a list: start them with - instead`,
  ],
  [
    "a link to a missing file",
    [STUDY_FILE, "description: Some text.", "description: My [icon](/Favicon.ICO)."],
    `${STUDY_FILE}:16:18 sections[0].description: public/ does not contain a file for the link to "/Favicon.ICO"; did you mean "/favicon.ico"?`,
  ],
  [
    "Markdown in a plain text",
    [STUDY_FILE, "  description: A calm desk.", "  description: A **calm** desk."],
    `${STUDY_FILE}:8:16 hero.description: "**calm**" appears as it is written: this field does not support Markdown`,
  ],
] as const)("warns about %s", async (_title, [file, from, to], warning) => {
  const content = await makeContent();
  await content.change(file, from, to);
  expect(await warningsOf(content)).toEqual([warning]);
});

test("accepts a study without a card if it is the `openFirst` of the profile", async () => {
  const content = await makeContent();
  await content.change("projects.yaml", "link: /trade", "link: https://example.com/");
  await content.change(STUDY_FILE, "passcode", "public");
  await content.change("profile.yaml", "name: Ada", "name: Ada\nopenFirst: trade");
  expect(await warningsOf(content)).toEqual([]);
});

test("warns about a public text that repeats a sentence of a locked section, unless the study is a draft", async () => {
  const content = await makeContent();
  const lines = ["|", "A line without an end", "Everybody **ignored** the [red](/brief) numbers."];
  await content.change(STUDY_FILE, "Some text.", lines.join("\n      "));
  await content.change("profile.yaml", "I am Ada.", "I am Ada. Everybody ignored the Red numbers!");
  const expectedWarning = `profile.yaml:8:16 blurb.description: repeats a locked sentence from sections[0].description in ${STUDY_FILE}:16: write it in other words`;
  expect(await warningsOf(content)).toEqual([expectedWarning]);
  await content.change(STUDY_FILE, "access: passcode", "access: passcode\ndraft: true");
  expect(await warningsOf(content)).toEqual([]);
});

test.each([
  ["Chinese", "我们删除了三个步骤。", "每个人都说：我们删除了三个步骤。"],
  ["Japanese", "誰も来なかった日がありました。", "誰も来なかった日がありました！"],
  ["Thai", "เราลบสามขั้นตอนออก", "วันนั้น เราลบสามขั้นตอนออก"],
])("warns about a public text in %s that repeats a locked sentence", async (_language, locked, open) => {
  const content = await makeContent();
  await content.change(STUDY_FILE, "Some text.", `"${locked}"`);
  await content.change("profile.yaml", "I am Ada.", `"${open}"`);
  expect(await warningsOf(content)).toContainEqual(expect.stringContaining("repeats a locked sentence"));
});

test("does not warn about notes that quote a locked sentence or a sentence of their own page", async () => {
  const content = await makeContent();
  await content.change(STUDY_FILE, "Some text.", "Everybody ignored the red numbers.");
  const notes = "Everybody ignored the red numbers. Nobody came on a Monday.";
  const section = `{ type: quote, quote: Nobody came on a Monday., who: W, notes: ${notes} }`;
  await content.write("pages/about/page.yaml", `title: About\ndescription: Me.\nsections: [${section}]\n`);
  expect(await warningsOf(content)).toEqual([]);
});

test("warns about the parts of a prototype that do not work", async () => {
  const content = await makeContent();
  const html = '<!doctype html><script src="https://cdn.example/a.js"></script><script>alert("a")</script>';
  await content.write("case-studies/trade/a.html", html);
  const fields = "text.\n    imgLink: hero.png\n    alt: A desk.\n    prototype: a.html";
  await content.change(STUDY_FILE, "text.\n    imgLink: null", fields);
  const warning =
    "a.html uses alert, which does not work in a prototype; it uses https://cdn.example/a.js, which is blocked: put it into the file";
  expect(await warningsOf(content)).toEqual([`${STUDY_FILE}:19:16 sections[0].prototype: ${warning}`]);
});

test("warns about a video above 3 MB", async () => {
  const content = await makeContent();
  await content.write("case-studies/trade/a.mp4", videoBytes({ frameBytes: 3_100_000 }));
  await content.change(STUDY_FILE, "type: textImage", "type: textVideo");
  const video = "text.\n    videoLink: a.mp4\n    poster: hero.png\n    alt: A clip.";
  await content.change(STUDY_FILE, "text.\n    imgLink: null", video);
  expect(await warningsOf(content)).toEqual([
    `${STUDY_FILE}:17:16 sections[0].videoLink: a.mp4 has 3.11 MB: above 3 MB, a video starts late on slow connections`,
  ]);
});

const SHARE_ADVICE = "keep one share.png (or .jpg, .webp, .avif) next to a page's YAML file";

test.each([
  ["warns about", "share.webp", `is not used: ${SHARE_ADVICE}`],
  ["warns about", "cards/share.png", `is not used: ${SHARE_ADVICE}`],
  ["accepts", "case-studies/trade/share.jpg", null],
  ["accepts", "brief/share.png", null],
  ["warns about", "case-studies/trade/Share.jpg", `is not used: ${SHARE_ADVICE}`],
  ["accepts", "favicon.png", null],
  ["warns about", "favicon.ico", "is not used: keep one icon, favicon.svg or favicon.png"],
])("%s the file %s if content/ also has share.png", async (_verb, name, warning) => {
  const content = await makeContent();
  await drawImage(content, "share.png", 1200, 630);
  await content.write(name, await readFile(join(content.root, "share.png")));
  expect(await warningsOf(content)).toEqual(warning ? [`${name}:1:1 ${warning}`] : []);
});

test.each<[width: number, cards: string, warning: string | null]>([
  [650, TWO_CARDS, null],
  [649, TWO_CARDS, "the card is 650 pixels wide on a large screen, so the image is blurred"],
  [1327, CARD, "the card is 1328 pixels wide on a large screen, so the image is blurred"],
])("checks whether a card's image of %i × 900 pixels is blurred", async (width, cards, warning) => {
  const content = await makeContent();
  await content.write("projects.yaml", `cards:\n${cards}`);
  await drawImage(content, "avatar.png", width, 900);
  const expected = warning ? [`image: avatar.png has ${width} × 900 pixels: ${warning}`] : [];
  const warnings = await warningsOf(content);
  expect(new Set(warnings.map((line) => line.replace(/^.*cards\[\d\]\./, "")))).toEqual(new Set(expected));
});

test("warns about an image that is smaller than its section or its hero", async () => {
  const content = await makeContent();
  await drawImage(content, "case-studies/trade/hero.png", 447, 559);
  await content.change(STUDY_FILE, "access: passcode", "access: public");
  await content.change(STUDY_FILE, "imgLink: null\n  title", "imgLink: hero.png\n  alt: A\n  title");
  await content.change(STUDY_FILE, "imgLink: null\n  - type", "imgLink: hero.png\n    alt: A\n  - type");
  const imageSize = "hero.png has 447 × 559 pixels";
  expect(await warningsOf(content)).toEqual([
    `${STUDY_FILE}:6:12 hero.imgLink: ${imageSize}: it appears small, because images are not enlarged`,
    `${STUDY_FILE}:18:14 sections[0].imgLink: ${imageSize}: it appears small, because images are not enlarged`,
  ]);
});

test("warns about a portrait that is smaller than its circle", async () => {
  const content = await makeContent();
  await content.change("profile.yaml", "imgLink: avatar.png", "imgLink: me.png");
  await drawImage(content, "me.png", 147, 200);
  expect(await warningsOf(content)).toEqual([
    expect.stringContaining("the circle is 148 pixels wide, so the image is blurred"),
  ]);
});

test.each([
  ["a portrait in a section", 560, "type: textImage, title: T, description: D, imgLink: hero.png, alt: A"],
  ["a crop for phones", 300, "type: textImage, title: T, description: D, imgLinkSmall: hero.png"],
  ["an image in a row of figures", 300, "type: figures, figures: [{imgLink: hero.png, alt: A}]"],
])("does not warn about the size of %s that is 400 × %i pixels", async (_title, height, section) => {
  const content = await makeContent();
  await drawImage(content, "case-studies/trade/hero.png", 400, height);
  await content.change(STUDY_FILE, /sections:.*/s, `sections: [{${section}}]`);
  expect(await warningsOf(content)).toEqual([]);
});

test("uses the upright size of a rotated photo", async () => {
  const content = await makeContent();
  const photo = sharp({ create: { width: 900, height: 2100, channels: 3, background: "#336699" } });
  await content.write("avatar.png", await photo.jpeg().withMetadata({ orientation: 6 }).toBuffer());
  expect(await warningsOf(content)).toEqual([]);
});

test("warns only about the letters that all files of a typeface lack, also without theme.yaml", async () => {
  const content = await makeContent();
  await content.change("profile.yaml", "name: Ada", "name: Łucja 検");
  expect(await warningsOf(content)).toEqual([
    "theme.yaml:1:1 fonts.display: Zalando Sans Expanded lacks the characters 検: pages show them in another typeface",
    "theme.yaml:1:1 fonts.text: Instrument Sans lacks the characters 検: pages show them in another typeface",
  ]);
});

test("names the files of a typeface that pages do not need", async () => {
  const content = await makeContent();
  const folder = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght";
  const kalam = "node_modules/@fontsource/kalam/files/kalam-latin";
  await content.write("a.woff2", await readFile(`${folder}-normal.woff2`));
  await content.write("b.woff2", await readFile(`${folder}-italic.woff2`));
  await content.write("kalam-latin-400-normal.woff2", await readFile(`${kalam}-400-normal.woff2`));
  await content.write("kalam-latin-300-normal.woff2", await readFile(`${kalam}-300-normal.woff2`));
  await content.write(
    "theme.yaml",
    "fonts: { display: [b.woff2, a.woff2], text: [kalam-latin-300-normal.woff2, kalam-latin-400-normal.woff2] }",
  );
  expect((await warningsOf(content)).filter((warning) => warning.includes("does not need"))).toEqual([
    "theme.yaml:1:19 fonts.display: Instrument Sans does not need b.woff2: remove unused weights and italics from the list",
    "theme.yaml:1:45 fonts.text: Kalam does not need kalam-latin-300-normal.woff2: remove unused weights and italics from the list",
  ]);
});

test.each([
  [
    "caveat",
    [
      expect.stringMatching(
        /^theme.yaml:2:12 fonts.display: every page waits for at least [\d.]+ kB of fonts for titles and \d/,
      ),
    ],
  ],
  ["geist", []],
])(
  "warns if basic Latin exceeds 32 kB, whatever other letters the texts use (titles in %s)",
  async (display, warnings) => {
    const content = await makeContent();
    const cyrillic = String.fromCodePoint(...Array.from({ length: 96 }, (_, index) => 0x400 + index));
    await content.change("profile.yaml", "name: Ada", `name: ${cyrillic}`);
    const fonts = [`display: "@fontsource-variable/${display}"`, 'text: "@fontsource-variable/geist"'];
    await content.write("theme.yaml", `fonts:\n  ${fonts.join("\n  ")}\n`);
    expect(await warningsOf(content)).toEqual(warnings);
  },
);

test.each([
  ["case-studies/trade/hero.psd", true],
  ["fonts/old.woff2", true],
  ["clip.mov", true],
  ["fonts/LICENSE", false],
  ["case-studies/trade/notes.md", false],
  ["desktop.ini", false],
  ["unused.png", false],
])("warns about the unused file %s: %s", async (name, isReported) => {
  const content = await makeContent();
  await content.write(name, "");
  const warning = `${name}:1:1 the site does not use this file: move it out of content/`;
  expect(await warningsOf(content)).toEqual(isReported ? [warning] : []);
});
