import { fromMarkdown } from "mdast-util-from-markdown";
import type { Inline, RichText } from "#app/content/types.ts";

type MarkdownNode = ReturnType<typeof fromMarkdown>["children"][number];

/** Parses links, bold, italics, lists and escapes; all other Markdown stays literal. */
export function parseRichText(source: string): RichText {
  return parseBlocks(
    fromMarkdown(source, { extensions: [{ disable: { null: LITERAL_SYNTAX } }] }).children,
    source,
  );
}

export function hrefsIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const hrefs = "href" in node && typeof node.href === "string" ? [node.href] : [];
  return [...hrefs, ...Object.values(node).flatMap(hrefsIn)];
}

/** micromark-core-commonmark defines these names of Markdown syntax, which stays literal. */
const LITERAL_SYNTAX = [
  "autolink",
  "blockQuote",
  "characterReference",
  "codeFenced",
  "codeIndented",
  "codeText",
  "definition",
  "hardBreakEscape",
  "headingAtx",
  "htmlFlow",
  "htmlText",
  "setextUnderline",
];

function parseBlocks(nodes: MarkdownNode[], source: string): RichText {
  const text: RichText = [];
  let line = 0;
  for (const node of nodes) {
    const lastBlock = text.at(-1);
    if (node.type === "list") {
      const items = node.children.map((item) => parseBlocks(item.children, source));
      text.push({ type: "list", start: node.ordered ? (node.start ?? 1) : null, items });
    } else {
      const children =
        node.type === "paragraph" ? parseInlines(node.children, source) : literalText(node, source);
      const isNextLine = node.position?.start.line === line + 1;
      if (lastBlock?.type === "paragraph" && isNextLine)
        lastBlock.children.push({ type: "break" }, ...children);
      else text.push({ type: "paragraph", children });
    }
    line = node.position?.end.line ?? 0;
  }
  return text;
}

function parseInlines(nodes: MarkdownNode[], source: string): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case "text":
        return splitAtBreaks(node.value);
      case "break":
        return [{ type: "break" }];
      case "strong":
      case "emphasis":
        return [{ type: node.type, children: parseInlines(node.children, source) }];
      case "link":
        return [{ type: "link", href: node.url, children: parseInlines(node.children, source) }];
      default:
        return literalText(node, source);
    }
  });
}

/** Returns the source of an image or thematic break. Without this syntax, the parser would find links and lists. */
function literalText({ position }: MarkdownNode, source: string): Inline[] {
  return splitAtBreaks(source.slice(position?.start.offset, position?.end.offset));
}

function splitAtBreaks(text: string): Inline[] {
  const lines = text.split("\n").map((line): Inline[] => (line ? [line] : []));
  return lines.flatMap((line, index) => (index === 0 ? line : [{ type: "break" }, ...line]));
}
