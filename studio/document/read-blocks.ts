import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { cleanHtml } from "./clean-html.ts";

/** A pasted or chosen document. `text` is Markdown or plain text. */
export interface DocumentSource {
  html?: string;
  text: string;
}

/** A heading, paragraph, list, table or other block of a document (mdast). */
export type Block = ReturnType<typeof fromMarkdown>["children"][number];

/** Editors of code and plain text copy HTML that contains only colors and typefaces. */
const FORMATTED_HTML = /<(p|h[1-6]|li|a|b|strong|i|em|table|img)\b/i;

/** Returns the blocks of a document, from its HTML if that has any formatting, or else from its text. */
export function readBlocks({ html = "", text }: DocumentSource): Block[] {
  if (!FORMATTED_HTML.test(html)) return readMarkdown(text);
  const document = toMdast(cleanHtml(fromHtml(html), html), { document: true });
  return document.type === "root" ? document.children : [];
}

function readMarkdown(text: string): Block[] {
  const source = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/^([ \t]*)[•●○▪◦·][ \t]+/gm, "$1- ")
    // Google Docs exports the anchors of headings.
    .replaceAll(/ \{#[\w-]+\}$/gm, "")
    .replaceAll(/<br ?\/?>/gi, "\n")
    .replaceAll(/<\/?[a-z][a-z0-9]*(\s[^<>]*)?>/gi, "");
  const disable = { null: ["codeIndented", "htmlFlow", "htmlText"] };
  return fromMarkdown(source, { extensions: [gfm(), { disable }], mdastExtensions: [gfmFromMarkdown()] })
    .children;
}
