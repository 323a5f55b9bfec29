import { expect, test } from "vitest";
import type { Inline } from "#app/content/types.ts";
import { hrefsIn, parseRichText } from "./rich-text.ts";

const br: Inline = { type: "break" };
const paragraph = (...children: Inline[]) => ({ type: "paragraph", children });
const list = (start: number | null, ...items: unknown[]) => ({ type: "list", start, items });

test.each<[string, string, unknown[]]>([
  ["line breaks and paragraphs", "one\ntwo\n\n\nthree", [paragraph("one", br, "two"), paragraph("three")]],
  [
    "bold and italics",
    "a **b** _c_",
    [paragraph("a ", { type: "strong", children: ["b"] }, " ", { type: "emphasis", children: ["c"] })],
  ],
  [
    "a link",
    "[a **b**](/trade)",
    [paragraph({ type: "link", href: "/trade", children: ["a ", { type: "strong", children: ["b"] }] })],
  ],
  [
    "lists in lists",
    "Say:\n- a\n  1. b\n- c",
    [paragraph("Say:"), list(null, [paragraph("a"), list(1, [paragraph("b")])], [paragraph("c")])],
  ],
  ["a numbered list that starts at 2019", "2019. Graz", [list(2019, [paragraph("Graz")])]],
  ["escaped asterisks", "\\*a\\* C:\\work", [paragraph("*a* C:\\work")]],
])("parses %s", (_name, source, tree) => {
  expect(parseRichText(source)).toEqual(tree);
});

test.each([
  ...["# A heading", "> a quote", "`code`", "```code```", "---", "* * *", "snake_case_name", "&amp; &lt;"],
  ...["![a picture](a.png)", "<b>bold</b> <script>alert(1)</script>", "<https://example.com>"],
  ...["[a reference][1]", "[1]: https://example.com", "https://example.com/a_b_c"],
])("keeps %j as literal text", (source) => {
  expect(parseRichText(source)).toEqual([paragraph(source)]);
});

test("does not turn an underlined line into a heading", () => {
  expect(parseRichText("Title\n===\n---")).toEqual([paragraph("Title", br, "===", br, "---")]);
});

test("hrefsIn lists the targets of all links", () => {
  expect(hrefsIn(parseRichText("[a](b)\n- **[c](javascript:d)**"))).toEqual(["b", "javascript:d"]);
});
