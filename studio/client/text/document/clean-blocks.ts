import type { Block } from "./read-blocks.ts";

/** Replaces reference links with links, footnotes with paragraphs, HTML with literal text, and tabs with spaces. */
export function cleanBlocks(blocks: Block[]): Block[] {
  const nodes = withDescendants(blocks);
  const references = new Set(
    nodes.map((node) => (node.type.endsWith("Reference") && "identifier" in node ? node.identifier : "")),
  );
  const definitions = nodes.filter((node) => node.type === "definition");
  const definitionOf = (id: string) => definitions.find(({ identifier }) => identifier === id);
  const clean = (node: Block): Block[] => {
    const children = "children" in node ? (node.children as Block[]).flatMap(clean) : [];
    switch (node.type) {
      case "html":
        // Notion exports callouts as <aside>, and line breaks as <br>.
        if (/^<br ?\/?>$/i.test(node.value)) return [{ type: "break" }];
        return /^<\/?aside>$/.test(node.value) ? [] : [textNode(node.value)];
      case "linkReference":
        return [{ type: "link", url: definitionOf(node.identifier)?.url ?? "", children } as Block];
      case "definition":
        if (references.has(node.identifier) && definitionOf(node.identifier) === node) return [];
        return withPrefix(`[${node.label}]: ${node.url} ${node.title ?? ""}`, []);
      case "footnoteReference":
        return [textNode(`[${node.label}]`)];
      case "footnoteDefinition":
        return withPrefix(`[${node.label}] `, children);
      case "code":
        return [
          { type: "code", value: spaced(`${node.meta ? `${node.lang} ${node.meta}\n` : ""}${node.value}`) },
        ];
      default:
        if ("value" in node) return [{ ...node, value: spaced(node.value) }];
        return [{ ...node, ...("children" in node && { children }) } as Block];
    }
  };
  return blocks.flatMap(clean);
}

function withDescendants(nodes: Block[]): Block[] {
  return nodes.flatMap((node) => [node, ...("children" in node ? withDescendants(node.children) : [])]);
}

function textNode(value: string): Extract<Block, { type: "text" }> {
  return { type: "text", value: spaced(value) };
}

/** Replaces tabs and other control characters. */
function spaced(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, " ");
}

function withPrefix(prefix: string, [first, ...others]: Block[]): Block[] {
  if (first?.type === "paragraph")
    return [{ ...first, children: [textNode(prefix), ...first.children] }, ...others];
  return [{ type: "paragraph", children: [textNode(prefix)] }, ...(first ? [first] : []), ...others];
}
