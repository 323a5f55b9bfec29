export interface TextBox {
  width: number;
  lines: number;
  /** Pixels. A text that is too long for the smallest size is truncated. */
  sizes: { from: number; to: number };
}

type Measure = (line: string) => number;

/** Finds the largest size at which a text fits into a box, and breaks it into lines of similar length. */
export function fitText(
  text: string,
  { width, lines: maxLines, sizes }: TextBox,
  measure: Measure,
): { size: number; lines: string[] } {
  const words = text.split(" ");
  for (let size = sizes.from; size >= sizes.to; size -= 2) {
    const lines = wrap(words, width / size, measure);
    const fits = lines.length <= maxLines && lines.every((line) => measure(line) * size <= width);
    if (fits) return { size, lines: balance(words, lines.length, width / size, measure) };
  }
  const size = sizes.to;
  const pieces = words.flatMap((word) => wrap(graphemes(word), width / size, measure, ""));
  return { size, lines: truncate(wrap(pieces, width / size, measure), maxLines, width / size, measure) };
}

function wrap(words: string[], width: number, measure: Measure, space = " "): string[] {
  const [first = "", ...others] = words;
  const lines = [first];
  for (const word of others) {
    const longer = lines.at(-1) + space + word;
    if (measure(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function balance(words: string[], count: number, width: number, measure: Measure): string[] {
  let [low, high] = [0, width];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    const lines = wrap(words, middle, measure);
    if (lines.length <= count && lines.every((line) => measure(line) <= middle)) high = middle;
    else low = middle;
  }
  return wrap(words, high, measure);
}

function truncate(lines: string[], maxLines: number, width: number, measure: Measure): string[] {
  if (lines.length <= maxLines) return lines;
  const characters = graphemes(lines[maxLines - 1] ?? "");
  while (measure(`${characters.join("").trimEnd()}…`) > width) characters.pop();
  return [...lines.slice(0, maxLines - 1), `${characters.join("").trimEnd()}…`];
}

function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
