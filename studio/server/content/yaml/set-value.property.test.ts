import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { runs } from "../../../../tests/helpers/runs.ts";
import { setValue } from "./set-value.ts";

/** Only `npm run test:all` changes each text, and the texts of the sample. */
const STEP = process.env.MANY_RUNS ? 1 : 5;
const FOLDERS = ["tests/fixtures/site", ...(process.env.MANY_RUNS ? ["content"] : [])];

const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `${folder}/${name}`),
);

function* textsIn(data: unknown, path: (string | number)[] = []): Generator<[(string | number)[], string]> {
  if (typeof data === "string") yield [path, data];
  else if (Array.isArray(data))
    for (const [index, item] of data.entries()) yield* textsIn(item, [...path, index]);
  else if (typeof data === "object" && data)
    for (const [key, item] of Object.entries(data)) yield* textsIn(item, [...path, key]);
}

function changedLines(before: string, after: string): number {
  const [one, other] = [before.split("\n"), after.split("\n")];
  return one.length === other.length
    ? one.filter((line, index) => line !== other[index]).length
    : Number.POSITIVE_INFINITY;
}

test.each(FILES)("changes only one line of %s when a word of a text changes", (file) => {
  const source = readFileSync(file, "utf8");
  for (const [index, [path, text]] of [...textsIn(parse(source))].entries()) {
    if (index % STEP !== 0) continue;
    const words = text.trimEnd().split(" ");
    const middleIndex = Math.floor(words.length / 2);
    const value = words.with(middleIndex, `${words[middleIndex]}x`).join(" ");
    expect(changedLines(source, setValue(source, path, value)), `${path.join(".")}: ${value}`).toBe(1);
  }
});

test.each([
  ["a: 'x' # c", "y", "a: 'y' # c"],
  ["a:\nb: 1", "y", "a: y\nb: 1"],
  ["a: # none\nb: 1", "y", "a: y # none\nb: 1"],
])("writes a new value in the style of %j", (source, value, expectedText) => {
  expect(setValue(source, ["a"], value)).toBe(expectedText);
});

test.each([
  ["a:\n  # note\n", ["a", "b"], 1, "a:\n  b: 1\n  # note\n"],
  ["z: 1\na: # c\nd: 2\n", ["a", "b"], 1, "z: 1\na: # c\n  b: 1\nd: 2\n"],
  ["a: null\n", ["a", "b"], 1, 'a: {"b":1}\n'],
  ["a: # c\n", ["a"], ["x"], 'a: ["x"] # c\n'],
  ["a: |\n  x\n# c\n", ["a"], "y", "a: |\n  y\n# c\n"],
  ["- a # A\n- b # B\n- c # C\n- d # D\n", [0], undefined, "- b # B\n- c # C\n- d # D\n"],
  ["a:\n  - x # X\n  - y # Y\n  - z # Z\n", ["a"], ["q", "z"], "a:\n  - q # X\n  - z # Z\n"],
])("keeps the comments of %j in place", (source, path, value, expectedText) => {
  expect(setValue(source, path, value)).toBe(expectedText);
});

const word = fc.stringMatching(/^[A-Za-z][a-z &#:-]{0,8}[a-z]$/);

test.each([
  ["a block", (words: string[]) => `tags:\n${words.map((text) => `  - ${text}\n`).join("")}`],
  ["brackets", (words: string[]) => `tags: [${words.join(", ")}]\n`],
])("adds, removes and changes items of a list in %s without rewriting other items", (_, write) => {
  const texts = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 });
  const property = fc.property(texts, fc.array(word, { maxLength: 6 }), (before, after) => {
    const source = `# before\n${write(before)}last: 1 # after\n`;
    const result = setValue(source, ["tags"], after);
    expect(parse(result)).toEqual({ tags: after, last: 1 });
    expect(result.startsWith("# before\n")).toBe(true);
    expect(result.endsWith("last: 1 # after\n")).toBe(true);
  });
  fc.assert(property, runs(1000));
});

test("writes a text of several lines in a list item as a block", () => {
  const source = "a:\n  - b: x\n    c: 1\n";
  expect(setValue(source, ["a", 0, "b"], "one\n\ntwo")).toBe(
    "a:\n  - b: |-\n      one\n\n      two\n    c: 1\n",
  );
});

test("keeps the line breaks when it rewrites a folded text", () => {
  const text =
    "She draws maps of rivers that are no longer there, and asks people who remember them where they went.";
  const result = setValue("a:\n  b: >-\n    One line\n    and another.\n", ["a", "b"], text);
  expect(result.split("\n").map((line) => line.length)).toEqual([2, 7, 74, 34, 0]);
  expect(parse(result)).toEqual({ a: { b: text } });
});

const STYLES = [
  (text: string) => `${text} # plain`,
  () => `'single ''quoted''' # comment`,
  () => `"double \\u00e9 quoted"`,
  () => `>\n    folded over\n    two lines\n\n    and a paragraph\n`,
  () => `>- # kept\n    folded over\n    two lines`,
  () => `|\n    as it\n    stands\n`,
  () => `|+\n    as it\n\n`,
  () => `plain over\n    two lines`,
];
const textPiece = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom(
    "*a",
    "&b",
    "!tag",
    "- x",
    "# no",
    ": ",
    "'",
    '"',
    "\\",
    "{a}",
    "[b]",
    "%",
    "@",
    "`",
    "null",
    "1.5",
    "true",
    "---",
    "...",
    "\n",
    "\n\n",
    "  ",
    "\t",
    "é",
    "？",
    "|",
    ">",
    "a: b",
    "﻿",
  ),
);
const hostileText = fc
  .array(textPiece, { minLength: 1, maxLength: 6 })
  .map((parts) =>
    parts
      .join("")
      .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
      .trim(),
  )
  .filter((text) => text !== "" && !/[[\p{Cc}\p{Cs}\p{Cn}]--[\n\t]]/v.test(text));

test("writes random texts in all styles without changing the values next to them", () => {
  const property = fc.property(
    hostileText,
    fc.constantFrom(...STYLES),
    fc.boolean(),
    (text, style, isWindows) => {
      const lines = `# before\na:\n  b: ${style("words").trimEnd()}\n  c: [1, "two"] # beside\nd: 'last'\n`;
      const source = isWindows ? lines.replaceAll("\n", "\r\n") : lines;
      const changedSource = setValue(source, ["a", "b"], text);
      const { a, d } = parse(changedSource);
      expect(a.b.trimEnd()).toBe(text);
      expect([a.c, d]).toEqual([[1, "two"], "last"]);
      const eol = isWindows ? "\r\n" : "\n";
      expect(changedSource.startsWith(`# before${eol}a:${eol}  b: `)).toBe(true);
      expect(changedSource.endsWith(`  c: [1, "two"] # beside${eol}d: 'last'${eol}`)).toBe(true);
      if (isWindows) expect(changedSource.replaceAll("\r\n", "")).not.toContain("\n");
    },
  );
  fc.assert(property, runs(2000));
});
