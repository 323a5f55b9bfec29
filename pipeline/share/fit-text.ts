export interface TextBox {
  width: number;
  lines: number;
  /** Pixels: tried from the largest on; at the smallest, what is too long is cut. */
  sizes: { from: number; to: number };
}

/** The width of a line, in parts of the size. */
type Measure = (line: string) => number;

export function fitText(
  text: string,
  { width, lines: most, sizes }: TextBox,
  measure: Measure,
): { size: number; lines: string[] } {
  const words = text.split(" ");
  for (let size = sizes.from; size >= sizes.to; size -= 2) {
    const lines = wrap(words, width / size, measure);
    const fits = lines.length <= most && lines.every((line) => measure(line) * size <= width);
    if (fits) return { size, lines: balance(words, lines.length, width / size, measure) };
  }
  const size = sizes.to;
  // A word too long for any line becomes several.
  const pieces = words.flatMap((word) => wrap(lettersOf(word), width / size, measure, ""));
  return { size, lines: cut(wrap(pieces, width / size, measure), most, width / size, measure) };
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

/** No line much shorter than the others: the narrowest width that needs no line more. */
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

function cut(lines: string[], most: number, width: number, measure: Measure): string[] {
  if (lines.length <= most) return lines;
  const letters = lettersOf(lines[most - 1] ?? "");
  while (measure(`${letters.join("").trimEnd()}…`) > width) letters.pop();
  return [...lines.slice(0, most - 1), `${letters.join("").trimEnd()}…`];
}

function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
