import { isDeepStrictEqual } from "node:util";
import { isNode, isSeq, parse, parseDocument, stringify } from "yaml";
import { dataAt, replaceValue, setValue } from "../files/set-value.ts";
import type { Path, Value } from "../files/splices.ts";

export type ListEdit =
  | { action: "move"; from: number; to: number }
  | { action: "insert"; index: number; yaml: string }
  | { action: "remove"; index: number };

/** Contains a list in blocks of whole lines. A gap is between two items: blank lines, and comments below a blank line. */
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
  const data = toData(text) as Value;
  const newItems = edit.action === "insert" ? itemsIn(edit.yaml) : [];
  const newList = editedItems(listAt(data, path), edit, newItems);
  const result =
    newList.length === 0 && path.length > 0
      ? setValue(text, path, undefined)
      : (possibleTexts(text, path, edit, newItems).find((candidate) =>
          hasList(candidate, data, path, newList),
        ) ?? rewriteList(text, path, newList));
  return text === source ? result : result.replaceAll("\n", "\r\n");
}

function hasList(text: string, data: Value, path: Path, list: Value[]): boolean {
  const expectedData = path.length > 0 ? replaceValue(data, path, list) : list.length > 0 ? list : null;
  return isDeepStrictEqual(toData(text), expectedData);
}

/** Rewrites a list in brackets, or a list with an alias that depends on the order. */
function rewriteList(text: string, path: Path, list: Value[]): string {
  const [start, end] = rangeOf(text, path);
  // Each comment would now be next to another item.
  if (path.length === 0 || /(^|\s)#/m.test(text.slice(start, end)))
    throw new Error(`Cannot change the list ${path.join(".")}.`);
  return setValue(text, path, list);
}

/** Returns the lines of an item with its comments, as a list of one item without indentation. */
export function itemText(source: string, path: Path): string {
  const lines = splitList(source.replaceAll("\r\n", "\n"), path.slice(0, -1), false);
  const text = lines?.items[Number(path.at(-1))];
  if (!lines || text === undefined) return stringify([dataAt(toData(source), path)], { lineWidth: 0 });
  return withFinalNewline(text).replaceAll(new RegExp(`^ {0,${lines.column}}`, "gm"), "");
}

export function itemsIn(yaml: string): Value[] {
  const value: unknown = parse(yaml, { logLevel: "error" });
  return (Array.isArray(value) ? value : [value]) as Value[];
}

function* possibleTexts(source: string, path: Path, edit: ListEdit, newItems: Value[]): Generator<string> {
  for (const keepsBlankLines of [false, true]) {
    const lines = splitList(source, path, keepsBlankLines);
    if (!lines) break;
    const isInsertion = edit.action === "insert";
    for (const text of isInsertion ? [edit.yaml, stringify(newItems, { lineWidth: 0 })] : [""])
      yield joinList(source, editedLines(lines, edit, text));
  }
  if (edit.action !== "insert" || listAt(toData(source), path).length > 0) return;
  const texts = [edit.yaml, stringify(newItems, { lineWidth: 0 })];
  if (path.length > 0) yield* firstItemTexts(setValue(source, path, []), path, texts);
  else for (const text of texts) yield (source && withFinalNewline(source)) + withFinalNewline(text);
}

/** Replaces an empty list in brackets with the lines of the first item. */
function* firstItemTexts(source: string, path: Path, texts: string[]): Generator<string> {
  const [start, end] = rangeOf(source, path);
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = source.indexOf("\n", end) + 1 || source.length;
  const column = (/^[ -]*/.exec(source.slice(lineStart))?.[0].length ?? 0) + 2;
  const line = `${source.slice(lineStart, start).trimEnd()}${source.slice(end, lineEnd)}`;
  for (const text of texts)
    yield `${source.slice(0, lineStart)}${withFinalNewline(line)}${indent(text, column)}${source.slice(lineEnd)}`;
}

function editedLines({ items, gaps, ...lines }: ListLines, edit: ListEdit, newText: string): ListLines {
  if (edit.action === "move") return { ...lines, gaps, items: editedItems(items, edit, []) };
  const { index } = edit;
  if (edit.action === "insert") {
    const gap = gaps[Math.max(index - 1, 0)] ?? gaps.at(-1) ?? "";
    const blankLine = /^\s*\n/.exec(gap)?.[0] ?? "";
    const newItems = editedItems(items, edit, [indent(newText, lines.column)]);
    return { ...lines, items: newItems, gaps: gaps.toSpliced(index, 0, blankLine) };
  }
  const [gapBefore = "", gapAfter = ""] = [gaps[index - 1], gaps[index]];
  // A comment between blank lines stays in its place.
  const comments = [gapBefore, gapAfter].filter((gap) => gap.includes("#")).join("");
  const remaining = { ...lines, items: editedItems(items, edit, []) };
  if (index === 0) return { ...remaining, before: lines.before + comments, gaps: gaps.slice(1) };
  if (index === items.length - 1)
    return { ...remaining, after: comments + lines.after, gaps: gaps.slice(0, -1) };
  return { ...remaining, gaps: gaps.toSpliced(index - 1, 2, comments || gapBefore) };
}

function editedItems<T>(items: T[], edit: ListEdit, newItems: T[]): T[] {
  if (edit.action === "insert") return items.toSpliced(edit.index, 0, ...newItems);
  if (edit.action === "remove") return items.toSpliced(edit.index, 1);
  return items.toSpliced(edit.from, 1).toSpliced(edit.to, 0, ...items.slice(edit.from, edit.from + 1));
}

function joinList(source: string, { before, items, gaps, after }: ListLines): string {
  const text =
    before + items.map((item, index) => withFinalNewline(item) + (gaps[index] ?? "")).join("") + after;
  return source.endsWith("\n") || after !== "" ? text : text.replace(/\n$/, "");
}

/** Returns null unless each item begins a line. @param keepsBlankLines adds gaps to the item above, where they can be text */
function splitList(source: string, path: Path, keepsBlankLines: boolean): ListLines | null {
  const document = parseDocument(source, { keepSourceTokens: true });
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
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
  const before = source.slice(0, starts[0]);
  // The comments at the top of a file describe the file.
  const firstComments = path.length > 0 ? (commentsAtEnd.exec(before)?.[0] ?? "") : "";
  const lines: ListLines = {
    before: before.slice(0, before.length - firstComments.length),
    items: [],
    gaps: [],
    after: source.slice(end),
    column,
  };
  let comments = firstComments;
  for (const [index, start] of starts.entries()) {
    const text = source.slice(start, starts[index + 1] ?? end);
    const gap = gapAtEnd.exec(text)?.[0] ?? "";
    const isLast = index === starts.length - 1;
    const nextComments = isLast ? "" : (commentsAtEnd.exec(gap)?.[0] ?? "");
    const blankLines = gap.slice(0, gap.length - nextComments.length);
    lines.items.push(
      comments + text.slice(0, text.length - gap.length) + (keepsBlankLines ? blankLines : ""),
    );
    comments = nextComments;
    if (keepsBlankLines) continue;
    if (isLast) lines.after = blankLines + lines.after;
    else lines.gaps.push(blankLines);
  }
  return lines;
}

function rangeOf(source: string, path: Path): readonly [number, number, number] {
  const node = parseDocument(source).getIn(path, true);
  return (isNode(node) && node.range) || [0, 0, 0];
}

function listAt(data: unknown, path: Path): Value[] {
  const list = dataAt(data, path);
  return Array.isArray(list) ? list : [];
}

/** Returns undefined if the text is not valid YAML. */
function toData(source: string): unknown {
  const document = parseDocument(source, { logLevel: "error" });
  try {
    return document.errors.length + document.warnings.length > 0 ? undefined : document.toJS();
  } catch {
    return undefined;
  }
}

function indent(text: string, column: number): string {
  return withFinalNewline(text.trimEnd()).replaceAll(/^(?=.)/gm, " ".repeat(column));
}

function withFinalNewline(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}
