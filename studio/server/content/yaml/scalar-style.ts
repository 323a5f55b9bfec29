import { Scalar as ScalarNode, stringify } from "yaml";

export type Scalar = string | number | boolean | null;

/** Yields ways to write a scalar: with its unchanged lines, then in its current style, then in plainer styles. */
export function* scalarForms(source: string, node: ScalarNode, value: Scalar): Generator<string> {
  if (!node.range) return;
  if (typeof value !== "string") {
    yield `${value}`;
    return;
  }
  const oldSource = source.slice(node.range[0], node.range[1]).replaceAll("\r\n", "\n");
  const text = value.trimEnd();
  const isBlock = node.type === ScalarNode.BLOCK_LITERAL || node.type === ScalarNode.BLOCK_FOLDED;
  const [header = ""] = isBlock ? oldSource.split("\n", 1) : [];
  const lineBreak = node.type === ScalarNode.BLOCK_LITERAL ? "\n" : "\n\n";
  if (oldSource.includes("\n")) yield* formsWithKeptLines(oldSource, header.length, text, lineBreak);
  const line = source.slice(source.lastIndexOf("\n", node.range[0] - 1) + 1, node.range[0]);
  const column = " ".repeat(/^ *(- +)*/.exec(line)?.[0].length ?? 0);
  const isOneLine = !text.includes("\n");
  const plainestStyle = isOneLine ? ScalarNode.PLAIN : ScalarNode.BLOCK_LITERAL;
  const styles = isOneLine || isBlock ? [node.type, plainestStyle] : [plainestStyle];
  for (const type of [...styles, ScalarNode.QUOTE_DOUBLE]) {
    const lineWidth = type === ScalarNode.BLOCK_FOLDED ? 80 : 0;
    const yamlText = stringify({ k: Object.assign(new ScalarNode(text), { type }) }, { lineWidth })
      .slice(3)
      .trimEnd();
    const [first = "", ...body] = yamlText.split("\n").map((part, at) => (at && part ? column + part : part));
    for (const start of isBlock && body.length > 0 ? [header, first] : [first])
      yield [start, ...body].join("\n") + (isBlock ? "\n" : "");
  }
}

/** Keeps the lines before the first changed word and after the last changed word. */
function* formsWithKeptLines(
  oldSource: string,
  from: number,
  text: string,
  lineBreak: string,
): Generator<string> {
  const oldWords = [...oldSource.matchAll(/\S+/g)].filter(({ index }) => index >= from);
  const newWords = [...text.matchAll(/\S+/g)];
  const maxCommon = Math.min(oldWords.length, newWords.length) - 1;
  let [head, tail] = [0, 0];
  while (head < maxCommon && oldWords[head]?.[0] === newWords[head]?.[0]) head += 1;
  while (tail < maxCommon - head && oldWords.at(-1 - tail)?.[0] === newWords.at(-1 - tail)?.[0]) tail += 1;
  const [first, last] = [oldWords[head], oldWords.at(-1 - tail)];
  if (!first || !last) return;
  const end = newWords.at(-1 - tail);
  const indent = /\n( *)\S/.exec(oldSource.slice(from))?.[1] ?? "";
  const middle = text
    .slice(newWords[head]?.index, end && end.index + end[0].length)
    .replaceAll(/ *\n/g, lineBreak);
  const column = first.index - oldSource.lastIndexOf("\n", first.index) - 1;
  const width = Math.max(80, ...oldSource.split("\n").map((line) => line.length));
  for (const lines of lineBreak === "\n"
    ? [middle]
    : [foldText(middle, column, indent.length, width), middle]) {
    const indentedLines = lines.replaceAll(/\n(?=[^\n])/g, `\n${indent}`);
    yield oldSource.slice(0, first.index) + indentedLines + oldSource.slice(last.index + last[0].length);
  }
}

/** Wraps text at `width`; the first line starts at `column`, all other lines at `indent`. */
function foldText(text: string, column: number, indent: number, width: number): string {
  let end = column;
  return text.replaceAll(/(\s*)(\S+)/g, (_, gap: string, word: string) => {
    const isPastWidth = gap === " " && end + 1 + word.length > width;
    end = (isPastWidth || gap.includes("\n") ? indent : end + gap.length) + word.length;
    return (isPastWidth ? "\n" : gap) + word;
  });
}
