import { toString as textOf } from "mdast-util-to-string";
import type { Element, Node } from "./clean-html.ts";

interface FlatItem {
  /** The depth of the item, which begins at 1. */
  level: number;
  list: Pick<Element, "tagName" | "properties">;
  children: Element["children"];
}

/** Joins the lists that follow each other, and nests their items by level. Turns Word's paragraphs into items. */
export function nestLists(nodes: Node[]): Node[] {
  const nestedNodes: Node[] = [];
  let lists: Element[] = [];
  for (const node of nodes) {
    const items = flatItems(node);
    if (items.length === 0) {
      if (textOf(node).trim() || node.type === "element") lists = [];
      nestedNodes.push(node);
    }
    for (const { level, list, children } of items) {
      const depth = Math.min(level, lists.length + 1);
      const isSameList = lists[depth - 1]?.tagName === list.tagName;
      lists = lists.slice(0, isSameList ? depth : depth - 1);
      if (!isSameList) {
        const newList: Element = { type: "element", ...list, children: [] };
        const siblings = (lists.at(-1)?.children.at(-1) as Element | undefined)?.children ?? nestedNodes;
        siblings.push(newList);
        lists.push(newList);
      }
      lists.at(-1)?.children.push({ type: "element", tagName: "li", properties: {}, children });
    }
  }
  return nestedNodes;
}

function flatItems(node: Node, outerLevel = 0): FlatItem[] {
  if (node.type !== "element") return [];
  const { tagName, properties } = node;
  const className = [properties.className ?? ""].flat().join(" ");
  if (tagName === "p" && /MsoList|mso-list:/.test(`${className} ${properties.style}`)) return wordItem(node);
  if (tagName !== "ul" && tagName !== "ol") return [];
  // Google Docs exports nested lists as separate lists, with the level in a class.
  const ownLevel = Number(/lst-kix_\w+-(\d)/.exec(className)?.[1] ?? 0) + 1;
  const level = outerLevel + ownLevel;
  return node.children.flatMap((child) =>
    child.type === "element" && child.tagName === "li"
      ? [{ level, list: { tagName, properties }, children: child.children }]
      : flatItems(child, level),
  );
}

/** Word writes a bullet or number as text, with spaces of another typeface after it. */
function wordItem(paragraph: Element): FlatItem[] {
  const [marker, symbol = ""] = /^\s*(\S{1,5})\s{2,}/.exec(textOf(paragraph)) ?? [];
  if (!marker) return [];
  const level = Number(/mso-list:\s*\S+ level(\d)/.exec(`${paragraph.properties.style}`)?.[1] ?? 1);
  const [isNumbered, start] = /^\(?(?:(\d+)|\w+)[.)]/.exec(symbol) ?? [];
  const list = { tagName: isNumbered ? "ol" : "ul", properties: { start } };
  return [{ level, list, children: skipText(paragraph.children, marker.length) }];
}

function skipText(nodes: Element["children"], count: number): Element["children"] {
  let rest = count;
  return nodes.map((node) => {
    const skipped = Math.min(rest, textOf(node).length);
    rest -= skipped;
    if (node.type === "element") return { ...node, children: skipText(node.children, skipped) };
    return node.type === "text" ? { ...node, value: node.value.slice(skipped) } : node;
  });
}
