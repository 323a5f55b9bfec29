import { type Document, isCollection, isMap, isNode, isScalar, isSeq, type Node, stringify } from "yaml";
import type { Path } from "../../../shared/field-path.ts";
import { type Scalar, scalarForms } from "./scalar-style.ts";

export type Value = Scalar | undefined | Value[] | { [key: string]: Value };

interface Splice {
  start: number;
  end: number;
  text: string;
}

/** Yields edits that can write a value, the plainest first. The caller checks the meaning of each result. */
export function* possibleSplices(
  source: string,
  document: Document.Parsed,
  path: Path,
  value: Value,
): Generator<Splice> {
  const node = document.getIn(path, true);
  if (value === undefined) yield* removalSplices(source, document, path);
  else if (!isNode(node) || !node.range) yield* insertionSplices(source, document, path, value);
  else {
    const [start, end] = node.range;
    const endsLine = source[end - 1] === "\n";
    // An empty value can follow the colon directly, so add the missing space.
    const spaceBefore = source[start - 1] === ":" ? " " : "";
    const spaceAfter = !endsLine && source[end] === "#" ? " " : "";
    const isScalarValue = isScalar(node) && (value === null || typeof value !== "object");
    const json = JSON.stringify(value) + (endsLine ? "\n" : "");
    for (const text of isScalarValue ? scalarForms(source, node, value) : [json])
      yield { start, end, text: spaceBefore + text + spaceAfter };
  }
}

/** Removes a field and its line, or the whole mapping if it has no other field. */
function* removalSplices(source: string, document: Document.Parsed, path: Path): Generator<Splice> {
  const group = document.getIn(path.slice(0, -1), true);
  if (isMap(group) && group.items.length === 1 && path.length > 1) {
    yield* removalSplices(source, document, path.slice(0, -1));
    return;
  }
  const [start, end] = rangeOfItem(source, document, path);
  const line = source.lastIndexOf("\n", start - 1) + 1;
  yield { start: line, end: nextLineOffset(source, end), text: "" };
  // In a flow collection, remove one comma too.
  const commaBefore = /,\s*$/.exec(source.slice(0, start))?.[0].length ?? 0;
  const commaAfter = commaBefore ? 0 : (/^\s*,\s*/.exec(source.slice(end))?.[0].length ?? 0);
  yield { start: start - commaBefore, end: end + commaAfter, text: "" };
}

/** Inserts after the last field of the nearest existing mapping or list. */
function* insertionSplices(
  source: string,
  document: Document.Parsed,
  path: Path,
  value: Value,
): Generator<Splice> {
  let depth = path.length - 1;
  while (depth > 0 && !isCollection(document.getIn(path.slice(0, depth), true))) depth -= 1;
  const parent = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
  const nestedValue = path.slice(depth + 1).reduceRight<Value>((whole, key) => ({ [key]: whole }), value);
  const key = path[depth] ?? "";
  if (!isCollection(parent)) {
    const text = stringify({ [key]: nestedValue }, { lineWidth: 0 });
    const endsLine = source === "" || source.endsWith("\n");
    yield { start: source.length, end: source.length, text: endsLine ? text : `\n${text}` };
    return;
  }
  if (isMap(parent) && depth < path.length - 1 && parent.has(key)) {
    // The mapping is empty, apart from comments.
    const [start] = rangeOfItem(source, document, path.slice(0, depth + 1));
    const column = start - (source.lastIndexOf("\n", start - 1) + 1) + 2;
    const offset = nextLineOffset(source, start + key.toString().length);
    yield { start: offset, end: offset, text: indentBlock(column, nestedValue, source[offset - 1] === "\n") };
    yield* possibleSplices(source, document, path.slice(0, depth + 1), nestedValue);
    return;
  }
  const item = isSeq(parent) ? [nestedValue] : { [key]: nestedValue };
  const lastRange = rangeOfItem(source, document, [
    ...path.slice(0, depth),
    isSeq(parent) ? parent.items.length - 1 : lastKey(parent),
  ]);
  if (parent.flow) {
    const offset = parent.items.length > 0 ? lastRange[1] : (parent.range?.[0] ?? 0) + 1;
    const flowText = stringify(item, { collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 });
    for (const text of [flowText.trim().slice(1, -1), JSON.stringify(item).slice(1, -1)])
      yield { start: offset, end: offset, text: parent.items.length > 0 ? `, ${text}` : text };
    return;
  }
  const offset = nextLineOffset(source, lastRange[1]);
  const column = lastRange[0] - (source.lastIndexOf("\n", lastRange[0] - 1) + 1);
  yield { start: offset, end: offset, text: indentBlock(column, item, source[offset - 1] === "\n") };
}

function indentBlock(column: number, value: Value, endsLine: boolean): string {
  const lines = stringify(value, { lineWidth: 0 }).trimEnd().split("\n");
  const text = lines.map((line) => " ".repeat(column) + line).join("\n");
  return endsLine ? `${text}\n` : `\n${text}`;
}

function lastKey(map: unknown): string {
  return isMap(map) ? String(map.items.at(-1)?.key) : "";
}

/** Returns the range from the key or dash of an item to the end of its value. */
function rangeOfItem(source: string, document: Document.Parsed, path: Path): [number, number] {
  const key = path.at(-1) ?? "";
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (isMap(parent)) {
    const pair = parent.items.find((item) => String(item.key) === String(key));
    const name = pair?.key as Node | undefined;
    const value = pair?.value as Node | null | undefined;
    return [name?.range?.[0] ?? 0, value?.range?.[1] ?? name?.range?.[1] ?? 0];
  }
  const item = isSeq(parent) ? (parent.items[Number(key)] as Node | undefined) : undefined;
  const [start = 0, end = 0] = item?.range ?? [];
  if (!isSeq(parent) || parent.flow) return [start, end];
  return [source.lastIndexOf("-", start - 1), end];
}

function nextLineOffset(source: string, offset: number): number {
  if (source[offset - 1] === "\n") return offset;
  const end = source.indexOf("\n", offset);
  return end < 0 ? source.length : end + 1;
}
