import type { Inline, RichText } from "../../../app/content/types.ts";

export interface Formats {
  strong?: true;
  emphasis?: true;
  link?: string;
}

/** Contains a UTF-16 code unit with its formatting. The character "\n" is a line break. */
export interface Character {
  char: string;
  formats: Formats;
}

const FORMATS = ["link", "strong", "emphasis"] as const;

export function toCharacters(text: string, formats: Formats): Character[] {
  return text.split("").map((char) => ({ char, formats }));
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
      const formats = commonFormats([before.formats, gap.formats, after.formats]);
      paragraphs.at(-1)?.push({ char: breakCount === 1 ? "\n" : " ", formats });
    }
    end = index + word.length;
    paragraphs.at(-1)?.push(...characters.slice(index, end));
  }
  return paragraphs.map((paragraph) => ({ type: "paragraph", children: nestFormatting(paragraph, {}) }));
}

/** Returns the characters of a paragraph. */
export function charactersIn(parts: Inline[], formats: Formats = {}): Character[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return toCharacters(part, formats);
    if (part.type === "break") return toCharacters("\n", formats);
    const partFormats: Formats = part.type === "link" ? { link: part.href } : { [part.type]: true };
    return charactersIn(part.children, { ...formats, ...partFormats });
  });
}

function commonFormats([first = {}, ...others]: Formats[]): Formats {
  const commonNames = FORMATS.filter((format) =>
    others.every((formats) => formats[format] === first[format]),
  );
  return Object.fromEntries(commonNames.map((format) => [format, first[format]]));
}

/** Puts the format of the longest range outermost. @param outerFormats formats that already surround the characters */
function nestFormatting(characters: Character[], outerFormats: Formats): Inline[] {
  const parts: Inline[] = [];
  let start = 0;
  while (start < characters.length) {
    const { char, formats } = characters[start] as Character;
    const [format, end] = longestFormat(characters, start, outerFormats);
    const lastPart = parts.at(-1);
    if (format) {
      const children = nestFormatting(characters.slice(start, end), {
        ...outerFormats,
        [format]: formats[format],
      });
      parts.push(
        format === "link" ? { type: format, href: formats.link ?? "", children } : { type: format, children },
      );
    } else if (char === "\n") parts.push({ type: "break" });
    else if (typeof lastPart === "string") parts[parts.length - 1] = lastPart + char;
    else parts.push(char);
    start = end;
  }
  return parts;
}

function longestFormat(
  characters: Character[],
  start: number,
  outerFormats: Formats,
): [(typeof FORMATS)[number] | null, number] {
  let [format, end]: ReturnType<typeof longestFormat> = [null, start + 1];
  let longestEnd = start;
  for (const candidate of FORMATS) {
    const value = characters[start]?.formats[candidate];
    if (value === undefined || outerFormats[candidate] !== undefined) continue;
    const other = characters.findIndex(({ formats }, index) => index > start && formats[candidate] !== value);
    const endOfMark = other < 0 ? characters.length : other;
    if (endOfMark > longestEnd) [format, end, longestEnd] = [candidate, endOfMark, endOfMark];
  }
  return [format, end];
}
