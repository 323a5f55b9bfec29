import type { Inline, RichText } from "#app/content/types.ts";

type Marked = Extract<Inline, { children: Inline[] }>;

const TAGS = { strong: "strong", emphasis: "em" } as const;

/** What a text is while it is edited, in the words of the page's own document. */
export function toDom(tree: RichText, document: Document): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const block of tree) {
    if (block.type === "paragraph") {
      fragment.append(filled(document.createElement("p"), block.children));
      continue;
    }
    const list = document.createElement(block.start === null ? "ul" : "ol");
    if (block.start !== null) list.setAttribute("start", String(block.start));
    for (const item of block.items) {
      const element = document.createElement("li");
      const [first, ...rest] = item;
      if (first?.type === "paragraph") filled(element, first.children);
      element.append(toDom(first?.type === "paragraph" ? rest : item, document));
      list.append(element);
    }
    fragment.append(list);
  }
  return fragment;
}

function filled<T extends Element>(element: T, parts: Inline[]): T {
  const document = element.ownerDocument;
  for (const part of parts) {
    if (typeof part === "string") element.append(part);
    else if (part.type === "break") element.append(document.createElement("br"));
    else if (part.type === "link") {
      const link = document.createElement("a");
      link.setAttribute("href", part.href);
      element.append(filled(link, part.children));
    } else element.append(filled(document.createElement(TAGS[part.type]), part.children));
  }
  return element;
}

/** What is in an edited element, whatever the browser made of the keys. */
export function fromDom(root: Node): RichText {
  const tree: RichText = [];
  let open: Inline[] = [];
  const add = (children: Inline[], gap: number) => {
    const last = tree.at(-1);
    if (children.length === 0) return;
    if (last?.type !== "paragraph") tree.push({ type: "paragraph", children });
    else last.children.push(...Array<Inline>(gap).fill({ type: "break" }), ...children);
  };
  const close = () => {
    add(tidy(open), 1);
    open = [];
  };
  for (const node of root.childNodes) {
    const name = node.nodeName;
    if (name === "UL" || name === "OL") {
      close();
      const items = [...node.childNodes].filter((child) => child.nodeName === "LI").map(fromDom);
      const start = name === "UL" ? null : Number((node as Element).getAttribute("start") ?? 1);
      const filledItems = items.filter((item) => item.length > 0);
      if (filledItems.length > 0) tree.push({ type: "list", start, items: filledItems });
    } else if (/^(P|DIV|LI|H[1-6])$/.test(name)) {
      close();
      for (const block of fromDom(node)) {
        // A paragraph of its own stays one: a blank line parts it from the one before.
        if (block.type === "list") tree.push(block);
        else if (name === "P") tree.push(block);
        else add(block.children, 1);
      }
    } else open.push(...inlinesOf(node));
  }
  close();
  return tree;
}

function inlinesOf(node: Node): Inline[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.nodeValue ?? "").replaceAll("\u00a0", " ").replaceAll(/[\n\t\r]+/g, " ");
    return text === "" ? [] : [text];
  }
  if (node.nodeName === "BR") return [{ type: "break" }];
  const children = [...node.childNodes].flatMap(inlinesOf);
  if (children.length === 0) return [];
  const { style } = node as HTMLElement;
  if (/^(STRONG|B)$/.test(node.nodeName) || Number(style?.fontWeight) >= 600)
    return marked("strong", children);
  if (/^(EM|I)$/.test(node.nodeName) || style?.fontStyle === "italic") return marked("emphasis", children);
  if (node.nodeName !== "A") return children;
  return [{ type: "link", href: (node as Element).getAttribute("href") ?? "", children }];
}

/** Spaces and breaks at its edges stand outside, as Markdown has it. */
function marked(type: "strong" | "emphasis", children: Inline[]): Inline[] {
  const [before, rest] = edge(children, 1);
  const [after, inner] = edge(rest, -1);
  return [...before, ...(inner.length > 0 ? [{ type, children: inner } satisfies Marked] : []), ...after];
}

/** What lies outside at one side, and the rest. */
function edge(parts: Inline[], side: 1 | -1): [Inline[], Inline[]] {
  const [part, ...others] = side === 1 ? parts : parts.toReversed();
  const order = (list: Inline[]) => (side === 1 ? list : list.toReversed());
  const isBreak = typeof part === "object" && part.type === "break";
  if (isBreak || part === "") {
    const [outside, rest] = edge(order(others), side);
    const own: Inline[] = isBreak ? [part] : [];
    return [side === 1 ? [...own, ...outside] : [...outside, ...own], rest];
  }
  if (typeof part !== "string") return [[], parts];
  const kept = side === 1 ? part.trimStart() : part.trimEnd();
  if (kept === part) return [[], parts];
  const space: Inline[] = [" "];
  if (kept !== "") return [space, order([kept, ...others])];
  const [outside, rest] = edge(order(others), side);
  return [side === 1 ? [...space, ...outside] : [...outside, ...space], rest];
}

/** Parts of one kind that touch are one, and nothing stands at the edge of a line that nobody sees. */
function tidy(parts: Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part;
    else if (isMark(part) && isMark(last) && part.type === last.type && part.type !== "link")
      joined[joined.length - 1] = { ...last, children: tidy([...last.children, ...part.children]) };
    else joined.push(isMark(part) ? { ...part, children: tidy(part.children) } : part);
  }
  const trimmed = joined.map((part, index) => {
    if (typeof part !== "string") return part;
    let text = part.replaceAll(/ {2,}/g, " ");
    if (index === 0 || isBreak(joined[index - 1])) text = text.trimStart();
    if (index === joined.length - 1 || isBreak(joined[index + 1])) text = text.trimEnd();
    return text;
  });
  const kept = trimmed.filter((part) => part !== "");
  while (isBreak(kept.at(-1))) kept.pop();
  while (isBreak(kept[0])) kept.shift();
  return kept;
}

function isMark(part: Inline | undefined): part is Marked {
  return typeof part === "object" && part.type !== "break";
}

function isBreak(part: Inline | undefined): boolean {
  return typeof part === "object" && part.type === "break";
}
