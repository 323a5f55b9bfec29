import { Scalar as Node } from "yaml";
import type { Scalar } from "./splices.ts";

/** Ways to write a value where a scalar stands: in the style it has now, if that can say it, then in the plainest that can. */
export function* inItsStyle(source: string, node: Node, value: Scalar): Generator<string> {
  const { range, type } = node;
  if (!range) return;
  const own = source.slice(range[0], range[1]).replaceAll("\r\n", "\n");
  if (typeof value !== "string") {
    yield `${value}`;
    return;
  }
  const text = value.trimEnd();
  const isBlock = type === Node.BLOCK_LITERAL || type === Node.BLOCK_FOLDED;
  if (isBlock) yield* inBlock(own, text, type === Node.BLOCK_FOLDED ? String(node.value) : null);
  // A block ends with its line.
  const end = isBlock ? "\n" : "";
  if (!text.includes("\n")) {
    if (type === Node.QUOTE_SINGLE) yield `'${text.replaceAll("'", "''")}'`;
    if (type === Node.QUOTE_DOUBLE) yield JSON.stringify(text);
    yield text + end;
  } else yield literal(columnOf(source, range[0]) + 2, text) + end;
  yield JSON.stringify(text) + end;
}

/** The column of the group that the value stands in. */
function columnOf(source: string, offset: number): number {
  const line = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset);
  return /^ *(- +)*/.exec(line)?.[0].length ?? 0;
}

function literal(column: number, text: string): string {
  return `|-\n${indented(text.split("\n"), column)}`;
}

function indented(lines: string[], column: number): string {
  return lines.map((line) => (line === "" ? "" : " ".repeat(column) + line)).join("\n");
}

/** Under the header that it has, with lines where they were. `folded` is what it says now, where lines are folded. */
function* inBlock(own: string, text: string, folded: string | null): Generator<string> {
  const [header = "", ...body] = own.split("\n");
  const column = body.find((line) => line.trim() !== "")?.search(/\S/) ?? 2;
  const end = /\n\s*$/.exec(own)?.[0] ?? "";
  const lines = body
    .join("\n")
    .trimEnd()
    .split("\n")
    .map((line) => line.slice(column));
  const now =
    folded === null ? text.split("\n") : refolded(lines, folded.trimEnd().split("\n"), text.split("\n"));
  yield `${header}\n${indented(now, column)}${end}`;
}

/** One paragraph of a folded block is one line of what it says. */
function refolded(lines: string[], before: string[], now: string[]): string[] {
  const paragraphs = lines
    .join("\n")
    .split("\n\n")
    .map((paragraph) => paragraph.split("\n"));
  const width = Math.max(60, ...lines.map((line) => line.length));
  const isAsFolded = paragraphs.length === before.length;
  return now.flatMap((text, index) => {
    const own = isAsFolded ? (paragraphs[before.indexOf(text)] ?? paragraphs[index] ?? []) : [];
    return [...(index > 0 ? [""] : []), ...rewrapped(text, own, width)];
  });
}

/** The lines before the change and behind it stay as they are. */
function rewrapped(text: string, lines: string[], width: number): string[] {
  const [first, ...others] = lines;
  const last = lines.at(-1);
  if (first !== undefined && text.startsWith(`${first} `)) {
    return [first, ...rewrapped(text.slice(first.length + 1), others, width)];
  }
  if (last !== undefined && text.endsWith(` ${last}`)) {
    return [...rewrapped(text.slice(0, -last.length - 1), lines.slice(0, -1), width), last];
  }
  if (lines.length === 1 && text.length <= width + 10) return [text];
  return wrapped(text, width);
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
