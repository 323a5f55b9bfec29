import type { RichText } from "../../../../app/content/types.ts";
import { isLinkable } from "../../../../app/links.ts";
import { type Character, charactersIn, type Formats, paragraphsOf, toCharacters } from "../characters.ts";
import { writeMarkdown } from "../markdown.ts";
import type { Block } from "./read-blocks.ts";

/** mdast types the parts of a paragraph more strictly than the parts of a link. */
type Inline = Extract<Block, { type: "paragraph" }>["children"][number];

/** Returns the paragraphs and lists of a document. A heading becomes a bold paragraph. */
export function toRichText(blocks: Block[]): RichText {
  return blocks.flatMap((block): RichText => {
    if (block.type === "paragraph") return paragraphs(charactersOf(block.children, {}));
    if (block.type === "heading") return paragraphs(charactersOf(block.children, { strong: true }));
    if (block.type === "blockquote") return toRichText(block.children);
    if (block.type === "code") return paragraphs(toCharacters(block.value, {}));
    if (block.type !== "list") return [];
    const items = block.children.map((item) => toRichText(item.children)).filter((item) => item.length > 0);
    return items.length === 0
      ? []
      : [{ type: "list", start: block.ordered ? (block.start ?? 1) : null, items }];
  });
}

/** Names the parts of a document that a text cannot contain, such as "A table and 2 images were left out." */
export function leftOutOf(blocks: Block[]): string {
  const counts = { table: 0, image: 0 };
  countParts(blocks, counts);
  const parts = Object.entries(counts).flatMap(([name, count]) =>
    count === 0 ? [] : [count === 1 ? `${name === "image" ? "an" : "a"} ${name}` : `${count} ${name}s`],
  );
  if (parts.length === 0) return "";
  const verb = counts.table + counts.image === 1 ? "was" : "were";
  const sentence = `${parts.join(" and ")} ${verb} left out.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function countParts(nodes: { type: string }[], counts: { table: number; image: number }): void {
  for (const node of nodes) {
    if (node.type === "table") counts.table += 1;
    else if (node.type.startsWith("image")) counts.image += 1;
    else if ("children" in node) countParts(node.children as { type: string }[], counts);
  }
}

function charactersOf(nodes: Inline[], formats: Formats): Character[] {
  return nodes.flatMap((node): Character[] => {
    if (node.type === "text" || node.type === "inlineCode") return toCharacters(node.value, formats);
    if (node.type === "break") return toCharacters("\n", formats);
    if (!("children" in node)) return [];
    const isLink = node.type === "link" && isLinkable(node.url) && /^[a-z]/i.test(node.url);
    return charactersOf(node.children as Inline[], {
      ...formats,
      ...((node.type === "strong" || node.type === "emphasis") && { [node.type]: true }),
      ...(isLink && { link: node.url }),
    });
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
