import type { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "mdast-util-to-string";

export type HtmlNode = ReturnType<typeof fromHtml>["children"][number];
export type HtmlTag = Extract<HtmlNode, { type: "element" }>;

interface FlatItem {
  /** The depth of the item, which begins at 1. */
  level: number;
  list: Pick<HtmlTag, "tagName" | "properties">;
  item: HtmlTag;
}

/** Joins the lists that follow each other, and nests their items by level. Turns Word's paragraphs into items. */
export function nestLists(nodes: HtmlNode[]): HtmlNode[] {
  const nestedNodes: HtmlNode[] = [];
  let lists: HtmlTag[] = [];
  for (const node of nodes) {
    const items = flatItems(node);
    const lastItem = lists.at(-1)?.children.at(-1);
    const isContinuation = items.length === 0 && /MsoList(Continue|\w*CxSp(Middle|Last))/.test(classOf(node));
    if (isContinuation && lastItem?.type === "element") lastItem.children.push(node as HtmlTag);
    else if (items.length === 0) {
      if (node.type === "element" || textOf(node).trim()) lists = [];
      nestedNodes.push(node);
    }
    for (const { level, list, item } of items) {
      const depth = Math.min(level, lists.length + 1);
      const isSameList = lists[depth - 1]?.tagName === list.tagName;
      lists = lists.slice(0, isSameList ? depth : depth - 1);
      if (!isSameList) {
        const newList: HtmlTag = { type: "element", ...list, children: [] };
        const outerItem = lists.at(-1)?.children.at(-1) as HtmlTag | undefined;
        (outerItem?.children ?? nestedNodes).push(newList);
        lists.push(newList);
      }
      lists.at(-1)?.children.push({ ...item, tagName: "li" });
    }
  }
  return nestedNodes;
}

/** Matches the inline styles of a bullet or number that Word writes as text, and of the 7-point spaces after it. */
export const WORD_MARKER = /mso-list:\s*ignore|font:\s*7(\.0)?pt/i;
const BULLET_OR_NUMBER = /^(?:[^\p{L}\p{N}]+|\(?(?:\p{L}|[\d.]+|x{0,3}(?:ix|iv|v?i{0,3}))[.):]?)$/iu;

function classOf(node: HtmlNode): string {
  return node.type === "element" ? [node.properties.className ?? ""].flat().join(" ") : "";
}

function flatItems(node: HtmlNode, outerLevel = 0): FlatItem[] {
  if (node.type !== "element") return [];
  const { tagName, properties, children } = node;
  if (tagName === "p") return wordItem(node);
  if (tagName !== "ul" && tagName !== "ol") return [];
  // Google Docs exports nested lists as separate lists, with the level in a class.
  const level = outerLevel + 1 + Number(/lst-kix_\w+-(\d)/.exec(classOf(node))?.[1] ?? 0);
  return children.flatMap((item) => {
    const list = { tagName, properties };
    if (item.type === "element" && item.tagName === "li")
      return [{ level: Number(item.properties.dataAriaLevel ?? level), list, item }];
    if (item.type === "element" && /^[uo]l$/.test(item.tagName)) return flatItems(item, level);
    if (item.type === "text" && !item.value.trim()) return [];
    return [{ level, list, item: { type: "element", tagName: "li", properties: {}, children: [item] } }];
  });
}

function wordItem(paragraph: HtmlTag): FlatItem[] {
  const marker = markerOf(paragraph.children);
  const symbol = marker?.trim() ?? "";
  if (!marker || !BULLET_OR_NUMBER.test(symbol)) return [];
  const level = Number(/mso-list:\s*\S+ level(\d)/.exec(`${paragraph.properties.style}`)?.[1] ?? 1);
  const [isNumbered, start] = /^\(?(?:(\d+)|\w+)[.)]/.exec(symbol) ?? [];
  const list = { tagName: isNumbered ? "ol" : "ul", properties: { start } };
  return [{ level, list, item: { ...paragraph, children: skipText(paragraph.children, marker.length) } }];
}

/** Returns the text before and in the first marked element, or null. */
function markerOf(nodes: HtmlTag["children"]): string | null {
  let text = "";
  for (const node of nodes) {
    if (node.type === "element") {
      const [mark = ""] = WORD_MARKER.exec(`${node.properties.style}`) ?? [];
      const isMarked = mark.startsWith("mso") || (mark && !textOf(node).trim());
      const marker = isMarked ? textOf(node) : markerOf(node.children);
      if (marker !== null) return text + marker;
    }
    text += textOf(node);
  }
  return null;
}

function skipText(nodes: HtmlTag["children"], count: number): HtmlTag["children"] {
  let rest = count;
  return nodes.map((node) => {
    const skipped = Math.min(rest, textOf(node).length);
    rest -= skipped;
    if (node.type === "element") return { ...node, children: skipText(node.children, skipped) };
    return node.type === "text" ? { ...node, value: node.value.slice(skipped) } : node;
  });
}
