import type { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "mdast-util-to-string";
import { type HtmlNode, type HtmlTag, nestLists, WORD_MARKER } from "./nest-lists.ts";

type Root = ReturnType<typeof fromHtml>;

/** Returns HTML of Google Docs, Word or Notion with plain tags for its formatting and its lists. */
export function cleanHtml(root: Root, html: string): Root {
  // Google Docs exports formatting as classes.
  const classStyles = new Map(
    Array.from(html.matchAll(/\.(c\d+)\{([^}]*)\}/g), ([, name, style]) => [name, style]),
  );
  const styleOf = ({ properties: { className, style } }: HtmlTag) =>
    [style, ...(Array.isArray(className) ? className.map((name) => classStyles.get(`${name}`)) : [])].join(
      ";",
    );
  return { ...root, children: cleanNodes(root.children, styleOf) };
}

function cleanNodes(nodes: HtmlNode[], styleOf: (element: HtmlTag) => string): HtmlNode[] {
  const cleanedNodes = nodes.flatMap((node): HtmlNode[] => {
    if (node.type === "text") return [{ ...node, value: withoutFillers(node.value) }];
    if (node.type !== "element") return [];
    const style = styleOf(node);
    const children = cleanNodes(node.children, styleOf) as HtmlTag["children"];
    if (isLocalLink(node)) return markOfFootnote(children);
    // Google Docs wraps the whole clipboard in <b style="font-weight:normal">.
    if (node.tagName === "b" && /(^|;)\s*font-weight:\s*(normal|400)/.test(style)) return children;
    // Google Docs writes the boxes of a checklist as images.
    if (`${node.properties.ariaRoleDescription}` === "checkbox") return [];
    // Word on the web wraps each list item in its own list and element.
    if (`${node.properties.className}`.includes("ListContainerWrapper")) return children;
    // Word on the web writes headings as paragraphs.
    const isList = node.tagName === "menu" || node.tagName === "dir";
    const tagName = node.properties.role === "heading" ? "h1" : isList ? "ul" : node.tagName;
    if (tagName !== "span" || WORD_MARKER.test(style))
      return [{ ...node, tagName, properties: withoutRedirect(node), children }];
    const tags = [
      ...(/(^|;)\s*font-weight:\s*(bold|[6-9]00)/.test(style) ? ["strong"] : []),
      ...(/(^|;)\s*font-style:\s*italic/.test(style) ? ["em"] : []),
    ];
    return tags.reduce(
      (inner, tagName): HtmlTag["children"] => [
        { type: "element", tagName, properties: {}, children: inner },
      ],
      children,
    );
  });
  return nestLists(cleanedNodes);
}

function isLocalLink({ tagName, properties: { href } }: HtmlTag): boolean {
  return tagName === "a" && typeof href === "string" && href.startsWith("#");
}

/** Writes the number of a footnote in brackets, as in Markdown, and omits the arrow that leads back to the text. */
function markOfFootnote(link: HtmlTag["children"]): HtmlTag["children"] {
  const text = textOf(link).trim();
  if (/^\d+$/.test(text)) return [{ type: "text", value: `[${text}]` }];
  return /^\p{S}\ufe0e?$/u.test(text) ? [] : link;
}

/** Replaces the non-breaking spaces that editors add next to other spaces. */
function withoutFillers(text: string): string {
  return text.replaceAll(/(?<!\S)\u00a0|\u00a0(?!\S)/g, " ");
}

/** Replaces an address of google.com with the address to which it leads. */
function withoutRedirect({ properties }: HtmlTag): HtmlTag["properties"] {
  const { href } = properties;
  const isRedirect = typeof href === "string" && href.startsWith("https://www.google.com/url?");
  return isRedirect ? { ...properties, href: new URL(href).searchParams.get("q") ?? href } : properties;
}
