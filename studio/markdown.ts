import type { Inline, RichText } from "#app/content/types.ts";
import { parseRichText } from "../pipeline/read/rich-text.ts";
import { canonical } from "./characters.ts";

type Escaping = (text: string, isLineStart: boolean) => string;

/** No backslashes, those that a character usually needs, and all that CommonMark allows. */
const ESCAPES: Escaping[] = [
  (text) => text,
  (text, isLineStart) => atLineStart(text.replaceAll(/\\(?=[!-/:-@[-`{-~])|[*_[\]]/g, "\\$&"), isLineStart),
  (text, isLineStart) => atLineStart(text.replaceAll(/[!-/:-@[-`{-~]/g, "\\$&"), isLineStart),
];

/**
 * Returns the Markdown of a text, with only the backslashes that it needs.
 * @param bullet before list items: "-", "*" or "+"
 * @throws if no Markdown has this meaning
 */
export function toMarkdown(tree: RichText, bullet = "-"): string {
  for (const escaped of ESCAPES) {
    const source = blocks(canonical(tree), { escaped, bullet }, "");
    if (isSame(source, tree)) return source;
  }
  throw new Error(
    "Markdown cannot say this, such as bold letters within a word: change it, or write its source.",
  );
}

/**
 * Returns the Markdown of a text that was changed. Keeps the source of the parts that did not change.
 * @param source the Markdown before the change
 * @throws like `toMarkdown`
 */
export function asWritten(source: string, tree: RichText): string {
  const own = source.trim();
  if (isSame(own, tree)) return source;
  const bullet = /^ *([-*+]) /m.exec(own)?.[1];
  const next = toMarkdown(tree, bullet);
  const usual = lines(usualWriting(own, bullet));
  const [written, wanted] = [lines(own), lines(next)];
  if (usual.length !== written.length) return next;
  const head = alike(usual, wanted);
  const tail = Math.min(
    alike(usual.toReversed(), wanted.toReversed()),
    Math.min(usual.length, wanted.length) - head,
  );
  const kept = [
    ...written.slice(0, head),
    ...wanted.slice(head, wanted.length - tail),
    ...written.slice(written.length - tail),
  ].join("\n");
  return isSame(kept, tree) ? kept : next;
}

function isSame(source: string, tree: RichText): boolean {
  return JSON.stringify(canonical(parseRichText(source))) === JSON.stringify(canonical(tree));
}

function usualWriting(own: string, bullet?: string): string {
  try {
    return toMarkdown(parseRichText(own), bullet);
  } catch {
    return own;
  }
}

function lines(text: string): string[] {
  return text.split("\n");
}

function alike(one: string[], other: string[]): number {
  const end = one.findIndex((line, index) => line !== other[index]);
  return end < 0 ? Math.min(one.length, other.length) : end;
}

/** Matches text that would begin a list or a rule. */
function atLineStart(text: string, isLineStart: boolean): string {
  if (!isLineStart) return text;
  return text
    .replace(/^([-+*])(?=\s|$)/, "\\$1")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
    .replace(/^(-{3,}|_{3,})/, "\\$1");
}

interface Writing {
  escaped: Escaping;
  bullet: string;
}

function blocks(tree: RichText, writing: Writing, indent: string): string {
  const { escaped, bullet: usual } = writing;
  const other = usual === "-" ? "*" : "-";
  let bullet = usual;
  const written = tree.map((block, index) => {
    if (block.type === "paragraph")
      return inlines(block.children, escaped, true).replaceAll(/\n(?!\n|$)/g, `\n${indent}`);
    // Two consecutive lists would become one.
    bullet = tree[index - 1]?.type === "list" && bullet === usual ? other : usual;
    const items = block.items.map((item, place) => {
      const marker =
        block.start === null ? `${bullet} ` : `${block.start + place}${bullet === other ? ")" : "."} `;
      return marker + blocks(item, writing, indent + " ".repeat(marker.length));
    });
    return items.join(`\n${indent}`);
  });
  return written.join(`\n\n${indent}`);
}

function inlines(parts: Inline[], escaped: Escaping, isLineStart: boolean): string {
  let isStart = isLineStart;
  let text = "";
  for (const part of parts) {
    text += inline(part, escaped, isStart);
    isStart = text === "" ? isStart : text.endsWith("\n");
  }
  return text;
}

function inline(part: Inline, escaped: Escaping, isLineStart: boolean): string {
  if (typeof part === "string") return escaped(part, isLineStart);
  if (part.type === "break") return "\n";
  const inner = inlines(part.children, escaped, false);
  if (part.type !== "link") return part.type === "strong" ? `**${inner}**` : `*${inner}*`;
  return `[${inner}](${/[\s()<>]/.test(part.href) ? `<${part.href}>` : part.href})`;
}
