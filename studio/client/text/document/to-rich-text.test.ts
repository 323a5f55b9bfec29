import { expect, test } from "vitest";
import { writeMarkdown } from "../markdown.ts";
import { readBlocks } from "./read-blocks.ts";
import { leftOutOf, toRichText } from "./to-rich-text.ts";

test.each([
  ["the link of a script", '<p><a href="javascript:alert(1)">word</a></p>', "word"],
  ["the link to a part of the document", '<p><a href="#_ftn1">[1]</a> word</p>', "[1] word"],
  ["bold that Markdown cannot express", "<p>a<b>, b</b>c</p>", "a, bc"],
  ["the tags of HTML in Markdown", "", "**word**\nword"],
])("leaves out %s, and keeps its text", (_, html, markdown) => {
  const text = "<aside>\n<b>**word**</b><br>word\n</aside>";
  expect(writeMarkdown(toRichText(readBlocks({ html, text })))).toBe(markdown);
});

test("turns a heading into a bold paragraph, and keeps the text of code and quotes", () => {
  const text = "## Heading\n\n> quote\n\n```\ncode\n```";
  expect(writeMarkdown(toRichText(readBlocks({ text })))).toBe("**Heading**\n\nquote\n\ncode");
});

test("reads the Markdown if the HTML contains only colors", () => {
  const html = '<div style="color:#ccc"><span>- *word*</span></div>';
  expect(writeMarkdown(toRichText(readBlocks({ html, text: "- *word*" })))).toBe("- *word*");
});

test("counts tables and images, but not the images in a table", () => {
  const html = "<img><table><tr><td><img></table><ul><li>word <img></ul>";
  expect(leftOutOf(readBlocks({ html, text: "" }))).toBe("A table and 2 images were left out.");
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
