import type { Inline, RichText } from "../../../app/content/types.ts";
import { parseRichText } from "../../../pipeline/read/rich-text.ts";
import { normalizeTree } from "./characters.ts";

type Escaping = (text: string, isLineStart: boolean) => string;

/** Lists ways to escape a text: without backslashes, with common ones, or with all that are possible. */
const ESCAPINGS: Escaping[] = [
  (text) => text,
  (text, isLineStart) =>
    escapeLineStart(text.replaceAll(/\\(?=[!-/:-@[-`{-~])|[*_[\]]/g, "\\$&"), isLineStart),
  (text, isLineStart) => escapeLineStart(text.replaceAll(/[!-/:-@[-`{-~]/g, "\\$&"), isLineStart),
];

/** Returns the Markdown of a text, with as few backslashes as possible. @throws if Markdown cannot express the text */
export function writeMarkdown(tree: RichText, bullet = "-"): string {
  for (const escapeText of ESCAPINGS) {
    const source = writeBlocks(normalizeTree(tree), { escapeText, bullet }, "");
    if (isMarkdownOf(source, tree)) return source;
  }
  throw new Error(
    "Markdown cannot express this formatting, such as bold letters within a word. Change it, or edit the source.",
  );
}

/** Returns the Markdown of a changed text, and keeps the source of unchanged lines. @throws like `writeMarkdown` */
export function updateMarkdown(source: string, tree: RichText): string {
  const trimmedSource = source.trim();
  if (isMarkdownOf(trimmedSource, tree)) return source;
  const bullet = /^ *([-*+]) /m.exec(trimmedSource)?.[1];
  const markdown = writeMarkdown(tree, bullet);
  const rewrittenLines = splitLines(rewriteMarkdown(trimmedSource, bullet));
  const [oldLines, newLines] = [splitLines(trimmedSource), splitLines(markdown)];
  if (rewrittenLines.length !== oldLines.length) return markdown;
  const equalAtStart = countEqualLines(rewrittenLines, newLines);
  const equalAtEnd = Math.min(
    countEqualLines(rewrittenLines.toReversed(), newLines.toReversed()),
    Math.min(rewrittenLines.length, newLines.length) - equalAtStart,
  );
  const mergedSource = [
    ...oldLines.slice(0, equalAtStart),
    ...newLines.slice(equalAtStart, newLines.length - equalAtEnd),
    ...oldLines.slice(oldLines.length - equalAtEnd),
  ].join("\n");
  return isMarkdownOf(mergedSource, tree) ? mergedSource : markdown;
}

export function isMarkdownOf(source: string, tree: RichText): boolean {
  return JSON.stringify(normalizeTree(parseRichText(source))) === JSON.stringify(normalizeTree(tree));
}

function rewriteMarkdown(trimmedSource: string, bullet?: string): string {
  try {
    return writeMarkdown(parseRichText(trimmedSource), bullet);
  } catch {
    return trimmedSource;
  }
}

function splitLines(text: string): string[] {
  return text.split("\n");
}

function countEqualLines(lines: string[], otherLines: string[]): number {
  const end = lines.findIndex((line, index) => line !== otherLines[index]);
  return end < 0 ? Math.min(lines.length, otherLines.length) : end;
}

/** Escapes characters that would begin a list or a thematic break. */
function escapeLineStart(text: string, isLineStart: boolean): string {
  if (!isLineStart) return text;
  return text
    .replace(/^([-+*])(?=\s|$)/, "\\$1")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
    .replace(/^(-{3,}|_{3,})/, "\\$1");
}

interface MarkdownStyle {
  escapeText: Escaping;
  bullet: string;
}

function writeBlocks(tree: RichText, style: MarkdownStyle, indent: string): string {
  const { escapeText, bullet: mainBullet } = style;
  const otherBullet = mainBullet === "-" ? "*" : "-";
  let bullet = mainBullet;
  const blocks = tree.map((block, index) => {
    if (block.type === "paragraph")
      return writeInlines(block.children, escapeText, true).replaceAll(/\n(?!\n|$)/g, `\n${indent}`);
    // A different bullet keeps consecutive lists apart.
    bullet = tree[index - 1]?.type === "list" && bullet === mainBullet ? otherBullet : mainBullet;
    const items = block.items.map((item, place) => {
      const marker =
        block.start === null ? `${bullet} ` : `${block.start + place}${bullet === otherBullet ? ")" : "."} `;
      return marker + writeBlocks(item, style, indent + " ".repeat(marker.length));
    });
    return items.join(`\n${indent}`);
  });
  return blocks.join(`\n\n${indent}`);
}

function writeInlines(parts: Inline[], escapeText: Escaping, isLineStart: boolean): string {
  let isStart = isLineStart;
  let text = "";
  for (const part of parts) {
    text += writeInline(part, escapeText, isStart);
    isStart = text === "" ? isStart : text.endsWith("\n");
  }
  return text;
}

function writeInline(part: Inline, escapeText: Escaping, isLineStart: boolean): string {
  if (typeof part === "string") return escapeText(part, isLineStart);
  if (part.type === "break") return "\n";
  const innerText = writeInlines(part.children, escapeText, false);
  if (part.type !== "link") return part.type === "strong" ? `**${innerText}**` : `*${innerText}*`;
  return `[${innerText}](${/[\s()<>]/.test(part.href) ? `<${part.href}>` : part.href})`;
}
