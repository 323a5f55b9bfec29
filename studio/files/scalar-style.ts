import { Scalar as Node, stringify } from "yaml";
import type { Scalar } from "./splices.ts";

/** Yields ways to write a value: around the words that stay, then in the scalar's own style, then plainer. */
export function* inItsStyle(source: string, node: Node, value: Scalar): Generator<string> {
  if (!node.range) return;
  if (typeof value !== "string") {
    yield `${value}`;
    return;
  }
  const own = source.slice(node.range[0], node.range[1]).replaceAll("\r\n", "\n");
  const text = value.trimEnd();
  const isBlock = node.type === Node.BLOCK_LITERAL || node.type === Node.BLOCK_FOLDED;
  const [header = ""] = isBlock ? own.split("\n", 1) : [];
  const lineBreak = node.type === Node.BLOCK_LITERAL ? "\n" : "\n\n";
  if (own.includes("\n")) yield* aroundItsWords(own, header.length, text, lineBreak);
  const line = source.slice(source.lastIndexOf("\n", node.range[0] - 1) + 1, node.range[0]);
  const column = " ".repeat(/^ *(- +)*/.exec(line)?.[0].length ?? 0);
  const isOneLine = !text.includes("\n");
  const plainest = isOneLine ? Node.PLAIN : Node.BLOCK_LITERAL;
  // Quoted and plain texts of several lines are hard to read.
  const styles = isOneLine || isBlock ? [node.type, plainest] : [plainest];
  for (const type of [...styles, Node.QUOTE_DOUBLE]) {
    const lineWidth = type === Node.BLOCK_FOLDED ? 80 : 0;
    const anew = stringify({ k: Object.assign(new Node(text), { type }) }, { lineWidth })
      .slice(3)
      .trimEnd();
    const [first = "", ...body] = anew.split("\n").map((part, at) => (at && part ? column + part : part));
    for (const start of isBlock && body.length > 0 ? [header, first] : [first])
      yield [start, ...body].join("\n") + (isBlock ? "\n" : "");
  }
}

/** Keeps line breaks and indentation before the first and after the last changed word. */
function* aroundItsWords(own: string, from: number, text: string, lineBreak: string): Generator<string> {
  const old = [...own.matchAll(/\S+/g)].filter(({ index }) => index >= from);
  const now = [...text.matchAll(/\S+/g)];
  const most = Math.min(old.length, now.length) - 1;
  let [head, tail] = [0, 0];
  while (head < most && old[head]?.[0] === now[head]?.[0]) head += 1;
  while (tail < most - head && old.at(-1 - tail)?.[0] === now.at(-1 - tail)?.[0]) tail += 1;
  const [first, last] = [old[head], old.at(-1 - tail)];
  if (!first || !last) return;
  const end = now.at(-1 - tail);
  const indent = /\n( *)\S/.exec(own.slice(from))?.[1] ?? "";
  const middle = text
    .slice(now[head]?.index, end && end.index + end[0].length)
    .replaceAll(/ *\n/g, lineBreak);
  const column = first.index - own.lastIndexOf("\n", first.index) - 1;
  const width = Math.max(80, ...own.split("\n").map((line) => line.length));
  for (const lines of lineBreak === "\n"
    ? [middle]
    : [folded(middle, column, indent.length, width), middle]) {
    const written = lines.replaceAll(/\n(?=[^\n])/g, `\n${indent}`);
    yield own.slice(0, first.index) + written + own.slice(last.index + last[0].length);
  }
}

/** Wraps lines at `width`; the first begins at `column`, the others at `indent`. */
function folded(text: string, column: number, indent: number, width: number): string {
  let end = column;
  return text.replaceAll(/(\s*)(\S+)/g, (_, gap: string, word: string) => {
    const isTooLong = gap === " " && end + 1 + word.length > width;
    end = (isTooLong || gap.includes("\n") ? indent : end + gap.length) + word.length;
    return (isTooLong ? "\n" : gap) + word;
  });
}
