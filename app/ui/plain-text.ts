import type { Inline, RichText } from "#app/content/types.ts";

/** Returns a text without formatting. `lineBreak` separates paragraphs and list items, and replaces line breaks. */
export function plainText(text: RichText, lineBreak = " "): string {
  return text
    .map((block) =>
      block.type === "list"
        ? block.items.map((item) => plainText(item, lineBreak)).join(lineBreak)
        : plainInline(block.children, lineBreak),
    )
    .join(lineBreak);
}

function plainInline(inline: Inline[], lineBreak: string): string {
  return inline
    .map((part) => {
      if (typeof part === "string") return part;
      return part.type === "break" ? lineBreak : plainInline(part.children, lineBreak);
    })
    .join("");
}
