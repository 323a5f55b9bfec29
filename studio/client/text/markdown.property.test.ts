import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFields } from "../../../pipeline/read/content-fields.ts";
import { schemaOfFile } from "../../../pipeline/read/content-files.ts";
import { parseRichText } from "../../../pipeline/read/rich-text.ts";
import { runs } from "../../../tests/helpers/runs.ts";
import { normalizeTree } from "./characters.ts";
import { updateMarkdown, writeMarkdown } from "./markdown.ts";

const TEXTS = ["content", "tests/fixtures/site"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .flatMap((name) => {
      const schema = schemaOfFile(name.replaceAll("\\", "/"));
      const fields = schema ? contentFields(schema, parse(readFileSync(`${folder}/${name}`, "utf8"))) : [];
      return fields.filter(({ kind }) => kind === "markdown").map(({ value }) => value);
    }),
);

test("writing a parsed text preserves its tree, and its exact Markdown if the text is unchanged", () => {
  expect(TEXTS.length).toBeGreaterThan(50);
  for (const text of TEXTS) {
    const tree = parseRichText(text.trim());
    expect(normalizeTree(tree)).toEqual(tree);
    expect(parseRichText(writeMarkdown(tree))).toEqual(tree);
    expect(updateMarkdown(text, tree)).toBe(text);
  }
});

test("changes only one line when a word is added", () => {
  for (const text of TEXTS) {
    const lines = text.trimEnd().split("\n");
    const tree = parseRichText(`${text.trimEnd()} added`);
    const changedLines = updateMarkdown(text, tree).trimEnd().split("\n");
    expect(changedLines.filter((line, index) => line !== lines[index])).toHaveLength(1);
  }
});

test("keeps the bullet character of a list", () => {
  expect(updateMarkdown("* one\n* __two__\n* three", parseRichText("* one!\n* __two__\n* three"))).toBe(
    "* one!\n* __two__\n* three",
  );
});

const hostileMarkdown = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        "*",
        "**",
        "_",
        "- ",
        "1. ",
        "[a](b)",
        "[a](<b c>)",
        "\\",
        "\n",
        "\n\n",
        "  - ",
        "![x](y)",
        "`c`",
        "<b>",
        "&amp;",
        "---",
        "word ",
      ),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join("").trim());

test("writes Markdown with the same meaning, or throws an error", () => {
  let refusedCount = 0;
  const property = fc.property(hostileMarkdown, (source) => {
    const tree = parseRichText(source);
    try {
      expect(normalizeTree(parseRichText(writeMarkdown(tree)))).toEqual(normalizeTree(tree));
    } catch (error) {
      expect((error as Error).message).toContain("Markdown cannot express");
      refusedCount += 1;
    }
  });
  const options = runs(4000);
  fc.assert(property, options);
  expect(refusedCount).toBeLessThan(options.numRuns / 10);
});
