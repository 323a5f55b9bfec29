import { isDeepStrictEqual } from "node:util";
import { isNode, isSeq, parseDocument, stringify } from "yaml";
import { dataAt, type Path } from "../../../shared/field-path.ts";
import { withLineEnds } from "./line-ends.ts";
import { replaceValue, setValue, toData } from "./set-value.ts";
import type { Value } from "./splices.ts";

export type ListEdit =
  | { action: "move"; from: number; to: number }
  | { action: "insert"; index: number; yaml: string }
  | { action: "remove"; index: number };

/** A list, split into whole lines. A gap contains blank lines between items, and comments below a blank line. */
interface ListLines {
  before: string;
  items: string[];
  gaps: string[];
  after: string;
  column: number;
}

/** Changes a list in YAML text; an item moves with its comments. @throws if the list cannot be changed */
export function editList(source: string, path: Path, edit: ListEdit): string {
  const text = source.replaceAll("\r\n", "\n");
  const data = validData(text) as Value;
  const newItems = edit.action === "insert" ? itemsIn(edit.yaml) : [];
  const list = editedItems((dataAt(data, path) ?? []) as Value[], edit, newItems);
  const isFile = path.length === 0;
  const expectedData = isFile && list.length === 0 ? null : replaceValue(data, path, list);
  const hasList = (candidate: string) => isDeepStrictEqual(validData(candidate), expectedData);
  const result =
    list.length === 0 && !isFile
      ? setValue(text, path, undefined)
      : (possibleTexts(text, path, edit, newItems).find(hasList) ?? rewriteList(text, path, list));
  return withLineEnds(source, result);
}

/** Rewrites a list in brackets, or a list with an alias that depends on the order. */
function rewriteList(text: string, path: Path, list: Value[]): string {
  // After a rewrite, a comment could be next to another item.
  if (path.length === 0 || /(^|\s)#/m.test(text.slice(...rangeOf(text, path))))
    throw new Error(`Cannot change the list ${path.join(".")}.`);
  return setValue(text, path, list);
}

/** Returns the lines of an item with its comments, as a list of one item without indentation. */
export function itemText(source: string, path: Path): string {
  const lines = splitList(source.replaceAll("\r\n", "\n"), path.slice(0, -1));
  const text = lines?.items[Number(path.at(-1))];
  if (!lines || text === undefined) return stringify([dataAt(validData(source), path)], { lineWidth: 0 });
  return withFinalNewline(text).replaceAll(new RegExp(`^ {0,${lines.column}}`, "gm"), "");
}

export function itemsIn(yaml: string): Value[] {
  const document = parseDocument(yaml, { logLevel: "error" });
  if (document.errors[0]) throw document.errors[0];
  const value = toData(document);
  return (Array.isArray(value) ? value : [value]) as Value[];
}

function* possibleTexts(source: string, path: Path, edit: ListEdit, newItems: Value[]): Generator<string> {
  const lines = splitList(source, path);
  const newTexts = edit.action === "insert" ? [edit.yaml, stringify(newItems, { lineWidth: 0 })] : [""];
  for (const text of newTexts) {
    if (lines) yield joinList(source, editedLines(lines, edit, text));
    else if (path.length === 0) yield (source && withFinalNewline(source)) + withFinalNewline(text);
    else if (edit.action === "insert") yield withFirstItem(setValue(source, path, []), path, text);
  }
}

/** Replaces an empty list in brackets with the lines of the first item. */
function withFirstItem(source: string, path: Path, text: string): string {
  const [start, end] = rangeOf(source, path);
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = source.indexOf("\n", end) + 1 || source.length;
  const column = (/^[ -]*/.exec(source.slice(lineStart))?.[0].length ?? 0) + 2;
  const line = `${source.slice(lineStart, start).trimEnd()}${source.slice(end, lineEnd)}`;
  return source.slice(0, lineStart) + withFinalNewline(line) + indent(text, column) + source.slice(lineEnd);
}

function editedLines({ items, gaps, ...lines }: ListLines, edit: ListEdit, newText: string): ListLines {
  switch (edit.action) {
    case "move":
      return { ...lines, gaps, items: editedItems(items, edit, []) };
    case "insert": {
      const gap = gaps[Math.max(edit.index - 1, 0)] ?? gaps.at(-1) ?? "";
      const blankLine = /^\s*\n/.exec(gap)?.[0] ?? "";
      const newItems = editedItems(items, edit, [indent(newText, lines.column)]);
      return { ...lines, items: newItems, gaps: gaps.toSpliced(edit.index, 0, blankLine) };
    }
    case "remove": {
      const remaining = { ...lines, items: editedItems(items, edit, []) };
      return { ...remaining, ...linesAround(edit.index, gaps, lines) };
    }
  }
}

/** Returns the lines around a removed item. A comment between blank lines stays in its place. */
function linesAround(index: number, gaps: string[], { before, after }: Pick<ListLines, "before" | "after">) {
  const [gapBefore = "", gapAfter = ""] = [gaps[index - 1], gaps[index]];
  const comments = [gapBefore, gapAfter].filter((gap) => gap.includes("#")).join("");
  if (index === 0) return { before: before + comments, gaps: gaps.slice(1) };
  if (index === gaps.length) return { after: comments + after, gaps: gaps.slice(0, -1) };
  return { gaps: gaps.toSpliced(index - 1, 2, comments || gapBefore) };
}

function editedItems<T>(items: T[], edit: ListEdit, newItems: T[]): T[] {
  switch (edit.action) {
    case "insert":
      return items.toSpliced(edit.index, 0, ...newItems);
    case "remove":
      return items.toSpliced(edit.index, 1);
    case "move":
      return items.toSpliced(edit.from, 1).toSpliced(edit.to, 0, ...items.slice(edit.from, edit.from + 1));
  }
}

function joinList(source: string, { before, items, gaps, after }: ListLines): string {
  const text =
    before + items.map((item, index) => withFinalNewline(item) + (gaps[index] ?? "")).join("") + after;
  return source.endsWith("\n") || after !== "" ? text : text.replace(/\n$/, "");
}

/** Returns null unless each item begins a line. */
function splitList(source: string, path: Path): ListLines | null {
  const node = parseDocument(source, { keepSourceTokens: true }).getIn(path, true);
  if (!isSeq(node) || node.srcToken?.type !== "block-seq") return null;
  // Comments after the last item are tokens without a dash.
  const dashes = node.srcToken.items.flatMap(
    ({ start }) => start.find(({ type }) => type === "seq-item-ind")?.offset ?? [],
  );
  const starts = dashes.map((dash) => source.lastIndexOf("\n", dash - 1) + 1);
  const column = (dashes[0] ?? 0) - (starts[0] ?? 0);
  if (starts.some((start, index) => source.slice(start, dashes[index]).trim() !== "")) return null;
  const rest = source.slice(dashes.at(-1));
  const next = new RegExp(`\\n(?= {0,${column}}[^\\s#])`).exec(rest);
  const end = source.length - rest.length + (next ? next.index + 1 : rest.length);
  const gapLine = `[ \\t]*\\n| {0,${column}}#.*(?:\\n|$)`;
  const gapAtEnd = new RegExp(`(?:^(?:${gapLine}))*(?![\\s\\S])`, "m");
  const commentsAtEnd = new RegExp(`(?:^ {0,${column}}#.*\\n)*(?![\\s\\S])`, "m");
  const textBefore = source.slice(0, starts[0]);
  // Comments at the top of a file describe the file, so they do not move with an item.
  let comments = path.length > 0 ? (commentsAtEnd.exec(textBefore)?.[0] ?? "") : "";
  const before = textBefore.slice(0, textBefore.length - comments.length);
  const lines: ListLines = { before, items: [], gaps: [], after: source.slice(end), column };
  for (const [index, start] of starts.entries()) {
    const text = source.slice(start, starts[index + 1] ?? end);
    const gap = gapAtEnd.exec(text)?.[0] ?? "";
    lines.items.push(comments + text.slice(0, text.length - gap.length));
    const isLast = index === starts.length - 1;
    comments = isLast ? "" : (commentsAtEnd.exec(gap)?.[0] ?? "");
    const blankLines = gap.slice(0, gap.length - comments.length);
    if (isLast) lines.after = blankLines + lines.after;
    else lines.gaps.push(blankLines);
  }
  return lines;
}

/** Returns undefined if the text is not valid YAML. */
function validData(source: string): unknown {
  const document = parseDocument(source, { logLevel: "error" });
  try {
    return document.errors.length + document.warnings.length > 0 ? undefined : toData(document);
  } catch {
    return undefined;
  }
}

function rangeOf(source: string, path: Path): [number, number] {
  const node = parseDocument(source).getIn(path, true);
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  return [start, end];
}

function indent(text: string, column: number): string {
  return withFinalNewline(text.trimEnd()).replaceAll(/^(?=.)/gm, " ".repeat(column));
}

function withFinalNewline(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}
