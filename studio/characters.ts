import type { Inline, RichText } from "#app/content/types.ts";

/** Formatting of a character; `link` is the address of the link that it is part of. */
export interface Marks {
  strong?: true;
  emphasis?: true;
  link?: string;
}

/** One UTF-16 unit of a text; "\n" is a line break. */
export interface Character {
  char: string;
  marks: Marks;
}

const MARKS = ["link", "strong", "emphasis"] as const;

export function toCharacters(text: string, marks: Marks): Character[] {
  return text.split("").map((char) => ({ char, marks }));
}

/** Returns the same tree for all texts with the same meaning, however their formatting is nested. */
export function canonical(tree: RichText): RichText {
  return tree.flatMap((block): RichText => {
    if (block.type === "list") return [{ ...block, items: block.items.map(canonical) }];
    return paragraphsOf(charactersIn(block.children, {}));
  });
}

/** Returns what Markdown can express: single spaces, and no formatting that ends with a space. */
export function paragraphsOf(characters: Character[]): RichText {
  const text = characters.map(({ char }) => char).join("");
  const paragraphs: Character[][] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[^ \n]+/g)) {
    const [before, gap, after] = [characters[end - 1], characters[end], characters[index]];
    const breaks = text.slice(end, index).split("\n").length - 1;
    if (breaks > 1 || !before) paragraphs.push([]);
    else if (gap && after && index > end) {
      const marks = inAll([before.marks, gap.marks, after.marks]);
      paragraphs.at(-1)?.push({ char: breaks === 1 ? "\n" : " ", marks });
    }
    end = index + word.length;
    paragraphs.at(-1)?.push(...characters.slice(index, end));
  }
  return paragraphs.map((paragraph) => ({ type: "paragraph", children: nested(paragraph, {}) }));
}

function charactersIn(parts: Inline[], marks: Marks): Character[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return toCharacters(part, marks);
    if (part.type === "break") return toCharacters("\n", marks);
    const own: Marks = part.type === "link" ? { link: part.href } : { [part.type]: true };
    return charactersIn(part.children, { ...marks, ...own });
  });
}

function inAll([first = {}, ...others]: Marks[]): Marks {
  const kept = MARKS.filter((mark) => others.every((marks) => marks[mark] === first[mark]));
  return Object.fromEntries(kept.map((mark) => [mark, first[mark]]));
}

/** Nests formatting: the longest is the outermost. `open` is the formatting around all of it. */
function nested(characters: Character[], open: Marks): Inline[] {
  const parts: Inline[] = [];
  let start = 0;
  while (start < characters.length) {
    const { char, marks } = characters[start] as Character;
    const [mark, end] = farthest(characters, start, open);
    const last = parts.at(-1);
    if (mark) {
      const children = nested(characters.slice(start, end), { ...open, [mark]: marks[mark] });
      parts.push(
        mark === "link" ? { type: mark, href: marks.link ?? "", children } : { type: mark, children },
      );
    } else if (char === "\n") parts.push({ type: "break" });
    else if (typeof last === "string") parts[parts.length - 1] = last + char;
    else parts.push(char);
    start = end;
  }
  return parts;
}

function farthest(
  characters: Character[],
  start: number,
  open: Marks,
): [(typeof MARKS)[number] | null, number] {
  let [mark, end]: ReturnType<typeof farthest> = [null, start + 1];
  let reach = start;
  for (const candidate of MARKS) {
    const value = characters[start]?.marks[candidate];
    if (value === undefined || open[candidate] !== undefined) continue;
    const other = characters.findIndex(({ marks }, index) => index > start && marks[candidate] !== value);
    const until = other < 0 ? characters.length : other;
    if (until > reach) [mark, end, reach] = [candidate, until, until];
  }
  return [mark, end];
}
