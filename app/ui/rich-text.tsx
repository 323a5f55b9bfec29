import { createElement, type ReactNode } from "react";
import type { Inline, RichText as Tree } from "#app/content/types.ts";
import { isLinkable } from "#app/links.ts";
import { Anchor } from "./anchor.tsx";

export function RichText({ text, className = "" }: { text: Tree; className?: string }) {
  return createElement("div", { className: `rich-text ${className}` }, ...blocks(text));
}

// Callers spread the blocks as arguments, because React requires keys only in arrays.
function blocks(text: Tree): ReactNode[] {
  return text.map((block) => {
    if (block.type === "paragraph") return createElement("p", { dir: "auto" }, ...inlines(block.children));
    const items = block.items.map((item) => createElement("li", { dir: "auto" }, ...blocks(item)));
    return block.start === null
      ? createElement("ul", null, ...items)
      : createElement("ol", { start: block.start }, ...items);
  });
}

function inlines(parts: Inline[]): ReactNode[] {
  return parts.map((part) => {
    if (typeof part === "string") return part;
    if (part.type === "break") return createElement("br");
    const children = inlines(part.children);
    if (part.type === "link") {
      return isLinkable(part.href)
        ? createElement(Anchor, { href: part.href }, ...children)
        : createElement("span", null, ...children);
    }
    return createElement(part.type === "strong" ? "strong" : "em", null, ...children);
  });
}
