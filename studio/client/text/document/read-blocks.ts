import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { Refusal } from "../../../shared/refusal.ts";
import { cleanBlocks } from "./clean-blocks.ts";
import { cleanHtml } from "./clean-html.ts";
import { HTML_HANDLERS } from "./html-handlers.ts";

/** A pasted or chosen document. `text` is Markdown or plain text. */
export interface DocumentSource {
  html?: string;
  text: string;
}

/** A heading, paragraph, list, table or other block of a document (mdast). */
export type Block = ReturnType<typeof fromMarkdown>["children"][number];

const MAX_PARAGRAPHS = 1000;
/** Word repeats its styles in each paragraph. */
const MAX_LENGTH = { text: 400_000, html: 4_000_000 };
/** The parser adds <html> and <body>. */
const MAX_DEPTH = 100 + 2;
const TOO_LONG =
  "This document has more than 1,000 paragraphs or 400,000 characters. Paste it in several parts.";
const TOO_DEEP = "This document is nested too deeply. Paste it as plain text.";
const DEEP_MARKDOWN = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){101}/m;

/** Editors of code and plain text copy HTML that contains only colors and typefaces. */
const FORMATTED_HTML = /<(p|h[1-6]|li|a|b|strong|i|em|table|img)\b/i;

/**
 * Returns the blocks of a document, from its HTML if that has any formatting, or else from its text.
 * @throws Refusal if the document is too long or nested too deeply
 */
export function readBlocks({ html = "", text }: DocumentSource): Block[] {
  if (text.length > MAX_LENGTH.text || html.length > MAX_LENGTH.html) throw new Refusal(413, TOO_LONG);
  const isHtml = FORMATTED_HTML.test(html) || (html !== "" && text.trim() === "");
  const blocks = cleanBlocks(isHtml ? readHtml(html) : readMarkdown(text));
  if (countParagraphs(blocks) > MAX_PARAGRAPHS) throw new Refusal(413, TOO_LONG);
  return blocks;
}

function readHtml(html: string): Block[] {
  const root = parseHtml(html);
  let nodes: HtmlNode[] = root.children;
  for (let depth = 0; nodes.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new Refusal(413, TOO_DEEP);
    nodes = nodes.flatMap((node) => ("children" in node ? node.children : []));
  }
  const document = toMdast(cleanHtml(root, html), { document: true, handlers: HTML_HANDLERS });
  return document.type === "root" ? document.children : [];
}

type HtmlNode = ReturnType<typeof fromHtml>["children"][number];

function parseHtml(html: string): ReturnType<typeof fromHtml> {
  try {
    return fromHtml(html);
  } catch {
    // The parser calls itself for each level.
    throw new Refusal(413, TOO_DEEP);
  }
}

function countParagraphs(nodes: readonly Block[]): number {
  return nodes.reduce((count, node) => {
    const isGroup = node.type === "list" || node.type === "listItem" || node.type === "blockquote";
    return count + (isGroup ? countParagraphs(node.children) : 1);
  }, 0);
}

export function normalizeLines(text: string): string {
  return text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n");
}

function readMarkdown(text: string): Block[] {
  if (DEEP_MARKDOWN.test(text)) throw new Refusal(413, TOO_DEEP);
  const source = normalizeLines(text)
    .replaceAll(/^([ \t]*)[•●○▪◦·][ \t]+/gm, "$1- ")
    // Google Docs exports the anchors of headings.
    .replaceAll(/^(#{1,6} .*) \{#[\w-]+\}$/gm, "$1");
  const disable = { null: ["codeIndented", "htmlFlow"] };
  return fromMarkdown(source, {
    extensions: [gfm({ singleTilde: false }), { disable }],
    mdastExtensions: [gfmFromMarkdown()],
  }).children;
}
