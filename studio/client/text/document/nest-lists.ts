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
    if (items.length === 0) {
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

function flatItems(node: HtmlNode, outerLevel = 0): FlatItem[] {
  if (node.type !== "element") return [];
  const { tagName, properties, children } = node;
  const className = [properties.className ?? ""].flat().join(" ");
  if (tagName === "p" && /MsoList|mso-list:/.test(`${className} ${properties.style}`)) return wordItem(node);
  // Word on the web wraps each item in its own list.
  if (/ListContainerWrapper/.test(className)) return children.flatMap((child) => flatItems(child));
  if (tagName !== "ul" && tagName !== "ol") return [];
  // Google Docs exports nested lists as separate lists, with the level in a class.
  const level = outerLevel + 1 + Number(/lst-kix_\w+-(\d)/.exec(className)?.[1] ?? 0);
  return children.flatMap((item) => {
    if (item.type !== "element" || item.tagName !== "li") return flatItems(item, level);
    return [{ level: Number(item.properties.dataAriaLevel ?? level), list: { tagName, properties }, item }];
  });
}

/** Word writes a bullet or number as text, with spaces of another typeface after it. */
function wordItem(paragraph: HtmlTag): FlatItem[] {
  const [marker, symbol = ""] = /^\s*(\S{1,5})\s{2,}/.exec(textOf(paragraph)) ?? [];
  if (!marker) return [];
  const level = Number(/mso-list:\s*\S+ level(\d)/.exec(`${paragraph.properties.style}`)?.[1] ?? 1);
  const [isNumbered, start] = /^\(?(?:(\d+)|\w+)[.)]/.exec(symbol) ?? [];
  const list = { tagName: isNumbered ? "ol" : "ul", properties: { start } };
  return [{ level, list, item: { ...paragraph, children: skipText(paragraph.children, marker.length) } }];
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
