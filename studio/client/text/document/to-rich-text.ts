import type { RichText } from "../../../../app/content/types.ts";
import { isLinkable } from "../../../../app/links.ts";
import { type Character, charactersIn, type Formats, paragraphsOf, toCharacters } from "../characters.ts";
import { writeMarkdown } from "../markdown.ts";
import type { Block } from "./read-blocks.ts";

/** The prefix of the address of an image that replaces another part, such as a formula. */
export const LEFT_OUT = "left-out:";

/** Returns the paragraphs and lists of a document. A heading becomes a bold paragraph. */
export function toRichText(blocks: Block[]): RichText {
  return blocks.flatMap((block): RichText => {
    if (block.type === "blockquote" || block.type === "listItem") return toRichText(block.children);
    if (block.type !== "list")
      return paragraphs(charactersOf([block], block.type === "heading" ? { strong: true } : {}));
    const items = block.children.map((item) => toRichText(item.children)).filter((item) => item.length > 0);
    if (items.length === 0) return [];
    // The numbers of Markdown lists cannot be negative, and have at most nine digits.
    const start = /^\d{1,8}$/.test(`${block.start}`) ? Number(block.start) : 1;
    return [{ type: "list", start: block.ordered ? start : null, items }];
  });
}

/** Returns the text of a block without formatting. */
export function plainTextOf(block: Block): string {
  return stringOf(charactersOf([block], {})).trim();
}

export function stringOf(characters: Character[]): string {
  return characters.map(({ char }) => char).join("");
}

/**
 * Names the parts of a document that a text cannot contain, such as "A table and 2 images were left out."
 * @param others the names of parts that the caller leaves out
 */
export function leftOutOf(blocks: Block[], others: string[] = []): string {
  const names = [...leftOutNames(blocks), ...others].sort().reverse();
  if (names.length === 0) return "";
  const counts = Object.entries(Object.groupBy(names, (name) => name)).map(([name, { length } = []]) =>
    length > 1 ? `${length} ${name}s` : `${/^[aei]/.test(name) ? "an" : "a"} ${name}`,
  );
  const list = new Intl.ListFormat("en").format(counts);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${names.length > 1 ? "were" : "was"} left out.`;
}

function leftOutNames(nodes: Block[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === "image" && node.url.startsWith(LEFT_OUT)) return [node.url.slice(LEFT_OUT.length)];
    if (node.type === "table" || node.type.startsWith("image")) return [node.type.replace("Reference", "")];
    return "children" in node ? leftOutNames(node.children) : [];
  });
}

const INLINE_TYPES = new Set(["delete", "emphasis", "link", "strong"]);

function charactersOf(nodes: Block[], formats: Formats): Character[] {
  return nodes.flatMap((node): Character[] => {
    if (node.type === "table") return [];
    if (node.type === "code") return toCharacters(`\n${node.value}\n`, formats);
    if ("value" in node) return toCharacters(node.value, formats);
    if (node.type === "break") return toCharacters("\n", formats);
    if (!("children" in node)) return [];
    const isLink = node.type === "link" && isLinkable(node.url) && /^[a-z]/i.test(node.url);
    const characters = charactersOf(node.children, {
      ...formats,
      ...((node.type === "strong" || node.type === "emphasis") && { [node.type]: true }),
      ...(isLink && { link: node.url }),
    });
    if (INLINE_TYPES.has(node.type)) return characters;
    const lineBreak = toCharacters("\n", formats);
    return [...lineBreak, ...characters, ...lineBreak];
  });
}

/** Removes bold and italics that Markdown cannot express, such as bold letters next to punctuation. */
function paragraphs(characters: Character[]): RichText {
  return paragraphsOf(characters).map((paragraph) => {
    if (paragraph.type === "paragraph" && paragraph.children.every((part) => typeof part === "string"))
      return paragraph;
    try {
      writeMarkdown([paragraph]);
      return paragraph;
    } catch {
      const plain = charactersIn(paragraph.type === "paragraph" ? paragraph.children : []);
      return paragraphsOf(plain.map(({ char }) => ({ char, formats: {} })))[0] ?? paragraph;
    }
  });
}
