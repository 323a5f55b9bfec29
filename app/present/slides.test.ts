import { describe, expect, test } from "vitest";
import type { ResponsiveImage, RichText, Section, Teaser } from "#app/content/types.ts";
import { linesIn, slidesOf } from "./slides.ts";

const image: ResponsiveImage = { width: 4, height: 3, color: null, src: "/a.webp", avif: "/a.avif 4w" };
const poster = { ...image, src: "/poster.webp" };
const videoLink = { width: 16, height: 9, src: "/a.mp4" };
const OUTCOME = { value: "5", what: "windows" };
const style = { bgColor: null, imgBgColor: null, spacing: null, borderRadius: null };

function paragraph(text: string): RichText {
  return [{ type: "paragraph", children: [{ type: "strong", children: [text] }] }];
}

function bullets(fields: Partial<Section>, titles = ["One", "Two"]): Section {
  const items = titles.map((title) => ({ title, description: paragraph(`${title} is here. More.`) }));
  const base = { type: "blockWithBullets", title: "Reasons", description: null, imgLink: null };
  return { ...base, bullets: items, ...style, ...fields } as Section;
}

const TEXT = { type: "textImage", title: "Start", description: paragraph("We began. Then more."), ...style };
const SECTIONS = [
  { ...TEXT, imgLink: image },
  { type: "textVideo", title: "Film", description: paragraph("It moves."), videoLink, poster, ...style },
  { type: "figures", figures: [{ imgLink: image }, { videoLink, poster }], ...style },
  { type: "quote", quote: paragraph("One. Two."), who: "Ada", bgColor: null },
  { type: "table", title: "Times", description: null, columns: ["A"], rows: [["B"]], bgColor: null },
] as Section[];

const hero = { title: "Windows", description: "All.", imgLink: null, bgColor: "#000000" } as Teaser["hero"];

function slidesFor(
  sections: Section[],
  lines: (string | false | null)[] = [],
  outcome = [OUTCOME],
  lang = "en",
) {
  return slidesOf({ study: { hero, outcome }, sections, lines, lang, outcomeTitle: "Outcome" });
}

/** Describes each slide of a section: its title or quote, its text, and the place of its figures. */
function summaryOf(slides: ReturnType<typeof slidesFor>): unknown[] {
  return slides.flatMap((slide): unknown[] => {
    if (slide.kind === "quote") return [[slide.section, slide.quote.quote]];
    if (slide.kind !== "text" || slide.section === undefined) return [];
    const { section, title, text, layout, bullets } = slide;
    return [[section, title, text, bullets?.map((bullet) => bullet.text) ?? layout]];
  });
}

test.each([
  [
    3,
    [
      ["Map", "41"],
      ["List", "29"],
    ],
  ],
  [
    4,
    [
      ["Map", "41"],
      ["A list of stops with the next one first, and no map", ""],
    ],
  ],
  [
    4,
    [
      ["地図", "41"],
      ["次の停留所が最初に出るリスト、地図なし", ""],
    ],
  ],
])("linesIn estimates %d lines for a table of two columns with %j", (count, rows) => {
  expect(linesIn({ columns: ["Draft", "Time"], rows })).toBe(count);
});

describe("slidesOf", () => {
  test("lists the hero first, and the outcomes and the contact last", () => {
    const slides = slidesFor([]);
    expect(slides[0]).toMatchObject({ title: "Windows", text: "All." });
    expect(slides[1]).toMatchObject({
      title: "Outcome",
      layout: "outcome",
      bullets: [{ title: "5", text: "windows" }],
    });
    expect(slides.map(({ kind }) => kind)).toEqual(["text", "text", "contact"]);
    expect(slides.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(slidesFor([], [], []).map(({ kind }) => kind)).toEqual(["text", "contact"]);
  });

  test("shows the title, the first sentence and the figures or table of a section, and a complete quote", () => {
    expect(summaryOf(slidesFor(SECTIONS))).toEqual([
      [0, "Start", "We began.", "beside"],
      [1, "Film", "It moves.", "below"],
      [2, undefined, "", "below"],
      [3, paragraph("One. Two.")],
      [4, "Times", "", "below"],
    ]);
  });

  test.each([
    ["a text", { description: paragraph("Two of them. More.") }, [], "Two of them."],
    ["an image", { imgLink: image }, [[0, "Reasons", "", "beside"]], ""],
    ["only bullets", {}, [], ""],
  ])("shows bullets on one slide, after the image, for a section with %s", (_, fields, ownSlides, text) => {
    expect(summaryOf(slidesFor([bullets(fields as Partial<Section>)]))).toEqual([
      ...ownSlides,
      [0, "Reasons", text, ["One is here.", "Two is here."]],
    ]);
  });

  test("shows at most three bullets per slide, in the color of the section or the study", () => {
    const four = bullets({ description: paragraph("All.") }, ["A", "B", "C", "D"]);
    const three = bullets({ bgColor: "#ffffff" }, ["A", "B", "C"]);
    const slides = slidesFor([four, three], [], []).slice(1, -1);
    expect(summaryOf(slides)).toEqual([
      [0, "Reasons", "All.", ["A is here.", "B is here."]],
      [0, "Reasons", "", ["C is here.", "D is here."]],
      [1, "Reasons", "", ["A is here.", "B is here.", "C is here."]],
    ]);
    expect(slides.map((slide) => "bgColor" in slide && slide.bgColor)).toEqual([
      "#000000",
      "#000000",
      "#ffffff",
    ]);
  });

  test.each([
    ["hu", "Két irányt rajzoltunk.[1] Az elsőben térkép volt.", "Két irányt rajzoltunk."],
    ["en", "We drew two. [2] Then one.", "We drew two."],
    ["en", "We drew two [3, 4]. Then one.", "We drew two."],
    ["en", "“Why wait?”[5] Nobody knew.", "“Why wait?”"],
    ["fr", "Nous en avons dessiné deux.¹ Puis un.", "Nous en avons dessiné deux."],
    ["de", "Wir zeichneten zwei Wege¹². Dann einen.", "Wir zeichneten zwei Wege."],
    ["en", "It has 40 m² and 10³ beds. More.", "It has 40 m² and 10³ beds."],
    ["en", "They waited… then left. More.", "They waited… then left."],
    ["en", "Some tools, e.g. Figma, failed. More.", "Some tools, e.g. Figma, failed."],
    ["de", "Wir prüften z.B. Karten. Dann Listen.", "Wir prüften z.B. Karten."],
    ["en", "It took 3.5 minutes. More.", "It took 3.5 minutes."],
    ["en", "We chose plan B. Then it rained.", "We chose plan B."],
    ["ja", "二つの案を描いた。[1]次に一つを選んだ。", "二つの案を描いた。"],
  ])("shows the first sentence in %s of %j", (lang, text, sentence) => {
    const [section] = SECTIONS as [Section];
    const slides = slidesFor([{ ...section, description: paragraph(text) } as Section], [], [], lang);
    expect(slides[1]).toMatchObject({ text: sentence });
  });

  test("replaces the sentence with the section's line, and leaves out a section with the line `false`", () => {
    const lines = ["Another start", false, "Side by side", "Only this", "Line", false] as const;
    expect(summaryOf(slidesFor([...SECTIONS, bullets({})], [...lines]))).toEqual([
      [0, "Start", "Another start", "beside"],
      [2, undefined, "Side by side", "below"],
      [3, [{ type: "paragraph", children: ["Only this"] }]],
      [4, "Times", "Line", "below"],
    ]);
  });
});
