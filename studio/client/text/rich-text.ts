import type { Inline, RichText } from "../../../app/content/types.ts";
import { removeView } from "../../shared/views.ts";
import { type Character, type Formats, paragraphsOf, toCharacters } from "./characters.ts";

const TAGS = { strong: "strong", emphasis: "em" } as const;
/** Counts the line breaks around an element. Two line breaks separate paragraphs. */
const LINE_BREAKS: Record<string, number> = { P: 2, DIV: 1, LI: 1 };
const MAX_LINE_BREAKS = 2;

export function richTextToDom(tree: RichText, document: Document): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const block of tree) {
    if (block.type === "paragraph") {
      const paragraph = document.createElement("p");
      paragraph.dir = "auto";
      fragment.append(appendInlines(paragraph, block.children));
      continue;
    }
    const list = document.createElement(block.start === null ? "ul" : "ol");
    if (block.start !== null) list.setAttribute("start", String(block.start));
    for (const item of block.items) {
      const element = document.createElement("li");
      const [first, ...rest] = item;
      if (first?.type === "paragraph") appendInlines(element, first.children);
      element.append(richTextToDom(first?.type === "paragraph" ? rest : item, document));
      list.append(element);
    }
    fragment.append(list);
  }
  return fragment;
}

function appendInlines<T extends Element>(element: T, parts: Inline[]): T {
  const document = element.ownerDocument;
  for (const part of parts) {
    if (typeof part === "string") element.append(part);
    else if (part.type === "break") element.append(document.createElement("br"));
    else if (part.type === "link") {
      const link = document.createElement("a");
      link.setAttribute("href", part.href);
      element.append(appendInlines(link, part.children));
    } else element.append(appendInlines(document.createElement(TAGS[part.type]), part.children));
  }
  return element;
}

/** Reads the text of an edited element. Browsers create different elements for the same text. */
export function richTextFromDom(root: Node): RichText {
  return blocksOf([...root.childNodes], {});
}

function blocksOf(nodes: Node[], outer: Formats): RichText {
  const tree: RichText = [];
  let characters: Character[] = [];
  const endParagraph = () => {
    tree.push(...paragraphsOf(characters));
    characters = [];
  };
  const breakLine = (count: number) => {
    const end = characters.slice(-MAX_LINE_BREAKS).map(({ char }) => char);
    const breaks = /\n*$/.exec(end.join(""))?.[0].length ?? 0;
    characters.push(...toCharacters("\n".repeat(Math.max(0, count - breaks)), {}));
  };
  const readNode = (node: Node, formats: Formats) => {
    const name = node.nodeName;
    if (node.nodeType === Node.TEXT_NODE)
      characters.push(...toCharacters((node.nodeValue ?? "").replaceAll(/[\t\r]/g, " "), formats));
    else if (name === "BR") characters.push(...toCharacters("\n", formats));
    else if (isList(node)) {
      endParagraph();
      const items = itemsOf(node, formats);
      const start = name === "UL" ? null : Number((node as Element).getAttribute("start") ?? 1);
      if (items.length > 0) tree.push({ type: "list", start, items });
    } else {
      const breaks = LINE_BREAKS[name] ?? 0;
      breakLine(breaks);
      for (const child of node.childNodes) readNode(child, { ...formats, ...formatsOf(node as HTMLElement) });
      breakLine(breaks);
    }
  };
  for (const node of nodes) readNode(node, outer);
  endParagraph();
  return tree;
}

/** Accepts lists and text directly in a list, because some browsers create them. */
function itemsOf(list: Node, formats: Formats): RichText[] {
  const items: RichText[] = [];
  for (const child of list.childNodes) {
    const item = blocksOf(child.nodeName === "LI" ? [...child.childNodes] : [child], formats);
    if (isList(child) && items.length > 0) items.at(-1)?.push(...item);
    else if (item.length > 0) items.push(item);
  }
  return items;
}

function formatsOf(element: HTMLElement): Formats {
  const { nodeName, style } = element;
  return {
    ...((/^(STRONG|B)$/.test(nodeName) || Number(style?.fontWeight) >= 600) && { strong: true }),
    ...((/^(EM|I)$/.test(nodeName) || style?.fontStyle === "italic") && { emphasis: true }),
    ...(nodeName === "A" && { link: removeView(element.getAttribute("href") ?? "") }),
  };
}

function isList({ nodeName }: Node): boolean {
  return nodeName === "UL" || nodeName === "OL";
}
