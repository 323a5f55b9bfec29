import { expect, test } from "vitest";
import { toStudy } from "./to-study.ts";

const BODY = "A regional ferry line.\n\n## Context\n\nText.";
const OBSIDIAN = `---\ntitle: "Ferry: tickets"\ntags:\n  - ferry\ncreated: 2024-03-04\n---\n`;

test.each<[string, string, string, string]>([
  [
    "a title in quotes, and a list",
    `${OBSIDIAN}\n${BODY}`,
    "Ferry: tickets",
    "3 metadata lines were left out.",
  ],
  ["the title of the first heading", `---\ntitle: Ferry\n...\n\n# Ferry\n\n${BODY}`, "Ferry", ""],
  [
    "no title",
    `---\r\ndraft: true\r\n---\r\n# Ferry\r\n\r\n${BODY}`,
    "Ferry",
    "A metadata line was left out.",
  ],
  ["no text between its lines", `---\ntitle: 切符\n---\n${BODY}`, "切符", ""],
])("the front matter of a Markdown file with %s does not become text", (_, text, title, leftOut) => {
  expect(toStudy({ text })).toMatchObject({
    title,
    summary: "A regional ferry line.",
    sections: [{ title: "Context", description: "Text." }],
    leftOut,
  });
});

test.each([
  ["a line of text", "---\n\nRole: Designer\n\n---\n\nText."],
  ["a heading", "---\n\n# Role: Designer\n\n---\n\nText."],
])("keeps %s between two thematic breaks", (_, text) => {
  expect(JSON.stringify(toStudy({ text }))).toContain("Role: Designer");
});
