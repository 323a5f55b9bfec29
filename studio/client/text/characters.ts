import type { Inline, RichText } from "../../../app/content/types.ts";

export interface Marks {
  strong?: true;
  emphasis?: true;
  link?: string;
}

/** Contains a UTF-16 code unit with its formatting. The character "\n" is a line break. */
export interface Character {
  char: string;
  marks: Marks;
}

const MARKS = ["link", "strong", "emphasis"] as const;

export function toCharacters(text: string, marks: Marks): Character[] {
  return text.split("").map((char) => ({ char, marks }));
}

/** Returns one tree for all trees that look the same but nest their formatting differently. */
export function normalizeTree(tree: RichText): RichText {
  return tree.flatMap((block): RichText => {
    if (block.type === "list") return [{ ...block, items: block.items.map(normalizeTree) }];
    return paragraphsOf(charactersIn(block.children));
  });
}

/** Builds paragraphs that Markdown can express: single spaces, and no formatted spaces at the edges. */
export function paragraphsOf(characters: Character[]): RichText {
  const text = characters.map(({ char }) => char).join("");
  const paragraphs: Character[][] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[^ \n]+/g)) {
    const [before, gap, after] = [characters[end - 1], characters[end], characters[index]];
    const breakCount = text.slice(end, index).split("\n").length - 1;
    if (breakCount > 1 || !before) paragraphs.push([]);
    else if (gap && after && index > end) {
      const marks = commonMarks([before.marks, gap.marks, after.marks]);
      paragraphs.at(-1)?.push({ char: breakCount === 1 ? "\n" : " ", marks });
    }
    end = index + word.length;
    paragraphs.at(-1)?.push(...characters.slice(index, end));
  }
  return paragraphs.map((paragraph) => ({ type: "paragraph", children: nestFormatting(paragraph, {}) }));
}

/** Returns the characters of a paragraph. */
export function charactersIn(parts: Inline[], marks: Marks = {}): Character[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return toCharacters(part, marks);
    if (part.type === "break") return toCharacters("\n", marks);
    const partMarks: Marks = part.type === "link" ? { link: part.href } : { [part.type]: true };
    return charactersIn(part.children, { ...marks, ...partMarks });
  });
}

function commonMarks([first = {}, ...others]: Marks[]): Marks {
  const commonNames = MARKS.filter((mark) => others.every((marks) => marks[mark] === first[mark]));
  return Object.fromEntries(commonNames.map((mark) => [mark, first[mark]]));
}

/** Puts the mark of the longest range outermost. @param outerMarks marks that already surround the characters */
function nestFormatting(characters: Character[], outerMarks: Marks): Inline[] {
  const parts: Inline[] = [];
  let start = 0;
  while (start < characters.length) {
    const { char, marks } = characters[start] as Character;
    const [mark, end] = longestMark(characters, start, outerMarks);
    const lastPart = parts.at(-1);
    if (mark) {
      const children = nestFormatting(characters.slice(start, end), { ...outerMarks, [mark]: marks[mark] });
      parts.push(
        mark === "link" ? { type: mark, href: marks.link ?? "", children } : { type: mark, children },
      );
    } else if (char === "\n") parts.push({ type: "break" });
    else if (typeof lastPart === "string") parts[parts.length - 1] = lastPart + char;
    else parts.push(char);
    start = end;
  }
  return parts;
}

function longestMark(
  characters: Character[],
  start: number,
  outerMarks: Marks,
): [(typeof MARKS)[number] | null, number] {
  let [mark, end]: ReturnType<typeof longestMark> = [null, start + 1];
  let longestEnd = start;
  for (const candidate of MARKS) {
    const value = characters[start]?.marks[candidate];
    if (value === undefined || outerMarks[candidate] !== undefined) continue;
    const other = characters.findIndex(({ marks }, index) => index > start && marks[candidate] !== value);
    const endOfMark = other < 0 ? characters.length : other;
    if (endOfMark > longestEnd) [mark, end, longestEnd] = [candidate, endOfMark, endOfMark];
  }
  return [mark, end];
}
