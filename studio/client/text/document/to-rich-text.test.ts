import { expect, test } from "vitest";
import { writeMarkdown } from "../markdown.ts";
import { readBlocks } from "./read-blocks.ts";
import { leftOutOf, toRichText } from "./to-rich-text.ts";

test.each([
  ["a link that runs a script", '<p><a href="javascript:alert(1)">word</a></p>', "word"],
  ["a link to a part of the document", '<p><a href="#_ftn1">[1]</a> word</p>', "[1] word"],
  ["a link that is relative to an invalid address", "<base href=a><p><a href=b>word</a></p>", "word"],
  ["a list entry without <li>", "<ul>word<li>word</li></ul>", "- word\n- word"],
  ["bold that Markdown cannot express", "<p>a<b>, b</b>c</p>", "a, bc"],
])("keeps only the text of %s", (_, html, markdown) => {
  expect(writeMarkdown(toRichText(readBlocks({ html, text: "" })))).toBe(markdown);
});

test.each([
  ["angle brackets", "Hello <name>, if x<y then z>w: `<main>`", "Hello <name>, if x<y then z>w: <main>"],
  ["angle brackets in code", "```\nList<T><br>\n```", "List<T><br>"],
  ["the callouts and line breaks of Notion", "<aside>\n**word**<br>word\n</aside>", "**word**\nword"],
  ["single tildes", "H~2~O", "H~2~O"],
  ["reference links", "[word][1]\n\n[1]: https://a.example", "[word](https://a.example)"],
  ["unused link definitions", "word\n\n[1]: https://a.example", "word\n\n[1]: https://a.example"],
  ["footnotes", "word[^1].\n\n[^1]: note", "word[1].\n\n[1] note"],
  ["tabs in code", "```\na\tb\n```", "a b"],
  ["the title of a code block", "```js index.js\na\n```", "js index.js\na"],
])("keeps %s from Markdown", (_, text, markdown) => {
  expect(writeMarkdown(toRichText(readBlocks({ text })))).toBe(markdown);
});

test.each([
  ["LibreOffice", '<p>word<a href="#n1"><sup>1</sup></a>.</p><p><a href="#r1">1</a> note</p>'],
  ["Pandoc", '<p>word<a href="#n1"><sup>1</sup></a>.</p><p>[1] note<a href="#r1">↩︎</a></p>'],
  ["Google Docs", '<p>word<sup><a href="#n1">[1]</a></sup>.</p><p><a href="#r1">[1]</a> note</p>'],
])("writes footnotes from %s in the same way as footnotes from Markdown", (_, html) => {
  expect(writeMarkdown(toRichText(readBlocks({ html, text: "" })))).toBe("word[1].\n\n[1] note");
});

test.each([
  [
    "cuts a number that Word marks as ignored",
    "<span style='mso-list:Ignore'>1.<span style='font:7.0pt Times'> </span></span>",
    "1. item",
  ],
  [
    "cuts a number that Word puts before a spacer",
    "(b)<span style='font:7.0pt Times'>&nbsp; </span>",
    "1. item",
  ],
  ["keeps an item without a bullet or number", "", "item"],
  [
    "keeps a word that Word marks as ignored",
    "<span style='mso-list:Ignore'>Step 1:<span> </span></span>",
    "Step 1: item",
  ],
])("toRichText %s", (_, marker, markdown) => {
  const html = `<p class=MsoListParagraph>${marker}item</p>`;
  expect(writeMarkdown(toRichText(readBlocks({ html, text: "" })))).toBe(markdown);
});

test("turns a heading into a bold paragraph, and keeps the text of code and quotes", () => {
  const text = "## Heading\n\n> quote\n\n```\ncode\n```";
  expect(writeMarkdown(toRichText(readBlocks({ text })))).toBe("**Heading**\n\nquote\n\ncode");
});

test("reads the Markdown if the HTML contains only colors", () => {
  const html = '<div style="color:#ccc"><span>- *word*</span></div>';
  expect(writeMarkdown(toRichText(readBlocks({ html, text: "- *word*" })))).toBe("- *word*");
});

test("continues a nested list from Word after the second paragraph of an item", () => {
  const item = (level: number) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>o<span> </span></span>item</p>`;
  const html = `${item(1)}${item(2)}<p class=MsoListParagraphCxSpMiddle>more</p>${item(2)}`;
  const markdown = "- item\n\n  - item\n\n    more\n  - item";
  expect(writeMarkdown(toRichText(readBlocks({ html, text: "" })))).toBe(markdown);
});

test.each([
  ["<img><table><tr><td><img></table><ul><li>word <img></ul>", "A table and 2 images were left out."],
  ["<svg></svg><math><mi>x</math>", "An image and a formula were left out."],
  [
    "<video></video><audio></audio><iframe></iframe>",
    "A video, a recording, and an embedded page were left out.",
  ],
  ["<p>word <img aria-roledescription=checkbox>", ""],
])("counts the left-out parts of %s, except inside a table", (html, sentence) => {
  expect(leftOutOf(readBlocks({ html, text: "" }))).toBe(sentence);
});

test("refuses a document with more than 1,000 paragraphs", () => {
  const htmlOf = (count: number) => `<ul>${"<li>word</li>".repeat(count - 1)}</ul><p>word`;
  expect(toRichText(readBlocks({ html: htmlOf(1000), text: "" }))).toHaveLength(2);
  expect(() => readBlocks({ html: htmlOf(1001), text: "" })).toThrow("1,000 paragraphs");
  expect(() => readBlocks({ text: "word ".repeat(100_000) })).toThrow("400,000 characters");
});

test.each([
  ["<div>", { html: `${"<div>".repeat(3000)}<p>word`, text: "" }],
  ["a deeper <div>", { html: `${"<div>".repeat(30_000)}<p>word`, text: "" }],
  ["a quote", { text: `${"> ".repeat(3000)}word` }],
  ["a list", { text: `${"- ".repeat(3000)}word` }],
])("refuses deep nesting of %s", (_, source) => {
  expect(() => readBlocks(source)).toThrow("nested too deeply");
});

test("reads a document that is nested 100 times", () => {
  const html = `${"<div>".repeat(99)}<p>word`;
  expect(toRichText(readBlocks({ html, text: "" }))).toEqual([{ type: "paragraph", children: ["word"] }]);
});
