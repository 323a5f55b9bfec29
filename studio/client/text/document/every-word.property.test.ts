import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../tests/helpers/runs.ts";
import { type StudyDraft, toStudy } from "./to-study.ts";

function wordsIn(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function textOf({ title, summary, sections }: StudyDraft): string {
  const parts = sections.flatMap((section) => [
    section.title,
    section.description,
    ...(section.type === "blockWithBullets" ? section.bullets : []).flatMap(Object.values),
    ...(section.type === "table" ? [...section.columns, ...section.rows.flat()] : []),
  ]);
  return [title, summary, ...parts].join("\n");
}

function missingWords(html: string, study: StudyDraft): string[] {
  const found = new Set(wordsIn(textOf(study)));
  return wordsIn(html.replaceAll(/<[^>]*>|&nbsp;/g, " ")).filter((word) => !found.has(word));
}

const FIXTURES = `${import.meta.dirname}/fixtures`;
const LEFT_OUT = {
  html: /<(head|title|style)\b.*?<\/\1>|<!--.*?-->/gs,
  text: /!\[.*|^\[image.*|\{#.*?\}/gm,
};

test.each(readdirSync(FIXTURES))("keeps each word of %s, except in images", (name) => {
  const source = readFileSync(`${FIXTURES}/${name}`, "utf8");
  const kind = name.endsWith(".html") ? "html" : "text";
  const study = toStudy({ text: "", [kind]: source });
  expect(wordsIn(textOf(study)).length).toBeGreaterThan(20);
  expect(missingWords(source.replaceAll(LEFT_OUT[kind], " "), study)).toEqual([]);
});

/** Numbers the words of a document, so that each occurs once. */
function numbered(template: string): string {
  let count = 0;
  return template.replaceAll("WORD", () => `word${++count}end`);
}

const INLINE_TAGS = "a b i u s q code kbd span font label button sup small mark ruby rt time abbr ins var tt";
const BLOCK_TAGS =
  "p div h1 h2 ul ol li menu dir dl dt dd blockquote pre section aside figure figcaption details summary dialog form fieldset legend address center table caption td tr";
const ATTRIBUTES = [
  "",
  "style='mso-list:l0 level2'",
  "style='mso-list:Ignore'",
  "style='font:7.0pt Times'",
  "style='font-weight:bold'",
  "class=MsoListParagraphCxSpMiddle",
  "class=ListContainerWrapper",
  "href=https://a.example",
  "role=heading",
  "start=-5",
];
const TABLE = "<table><caption> WORD <tr><td> WORD <td colspan=2> WORD <tr><td> WORD <th> WORD </table>";
const html = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.constantFrom(" WORD ", " WORD ", "\n", "<br>", "&nbsp;", "<img src=a alt=b>", TABLE),
    fc
      .tuple(
        fc.constantFrom(...`${INLINE_TAGS} ${BLOCK_TAGS} ${BLOCK_TAGS}`.split(" ")),
        fc.constantFrom(...ATTRIBUTES),
        fc.array(tie("node"), { maxLength: 4 }),
      )
      .map(([tag, attributes, children]) => `<${tag} ${attributes}>${children.join("")}</${tag}>`),
  ),
})).node;

test("keeps each word of random HTML", () => {
  const property = fc.property(fc.array(html, { minLength: 1, maxLength: 8 }), (parts) => {
    const source = numbered(`<p>WORD</p>${parts.join("")}`);
    expect(missingWords(source, toStudy({ html: source, text: "" }))).toEqual([]);
  });
  fc.assert(property, runs(3000));
});

const PARTS =
  "WORD |WORD | WORD|WORD|\n|\n\n|# |- |  - |1. |> |`|```\n|**|*|_|~~|<|>|</|<WORD>|[|](https://a.b)|][1]|[1]: a.b|[^1]|[^1]: |\t|    |<br>|\\|&amp;|---|===|$|- [x] |<!--|-->|\r\n|\v|\u00a0|\u2028";
const markdown = fc
  .array(fc.oneof(fc.constantFrom("|", ...PARTS.split("|")), fc.string({ unit: "grapheme", maxLength: 4 })), {
    maxLength: 30,
  })
  .map((parts) => numbered(parts.join("")));

test("keeps each word of random Markdown, or names the image or the metadata that contains it", () => {
  const property = fc.property(markdown, (text) => {
    const study = toStudy({ text });
    // The word after a fence names the language of the code.
    const words = wordsIn(text.replaceAll(/[`~]{3,} *\S+/g, "")).filter((word) => /^word\d+end$/.test(word));
    if (!words.every((word) => textOf(study).includes(word))) expect(study.leftOut).toMatch(/image|metadata/);
  });
  fc.assert(property, runs(6000));
});
