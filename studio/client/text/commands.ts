import { type DocumentSource, readBlocks } from "./document/read-blocks.ts";
import { leftOutOf, toRichText } from "./document/to-rich-text.ts";
import { richTextToDom } from "./rich-text.ts";

/** The time of the browser's command grows with the square of the number of blocks. */
const MAX_COMMAND_BLOCKS = 50;

/** Runs an editing command of the browser, so that the browser's own Undo includes the change. */
export function runCommand(page: Document, name: string, value?: string): void {
  page.execCommand(name, false, value);
}

/** Replaces the selection. An address turns it into a link. @returns a sentence about the parts that are left out */
export function insertDocument(page: Document, source: DocumentSource): string {
  const isSelected = page.getSelection()?.isCollapsed === false;
  const text = source.text.trim();
  if (isSelected && /^(https?:\/\/|mailto:)\S+$/.test(text)) {
    runCommand(page, "createLink", text);
    return "";
  }
  const blocks = readBlocks(source);
  const tree = toRichText(blocks);
  const [first, ...others] = tree;
  // A single paragraph continues the line. Other blocks begin a paragraph.
  const isLine = others.length === 0 && blocks[0]?.type !== "heading";
  const line = first?.type === "paragraph" && isLine ? first.children : null;
  if (line?.every((part) => typeof part === "string" || part.type === "break") && text)
    insertText(page, source.text.replace(/[\r\n]+$/, ""));
  else if (tree.length > MAX_COMMAND_BLOCKS) insertBlocks(page, richTextToDom(tree, page));
  else if (first) {
    const container = page.createElement("div");
    container.append(richTextToDom(tree, page));
    // Browsers append the first paragraph to the text before it.
    if (!line && first.type === "paragraph" && isAfterText(page)) container.prepend(page.createElement("br"));
    runCommand(page, "insertHTML", (line ? container.firstElementChild : container)?.innerHTML);
  }
  return leftOutOf(blocks);
}

/** Replaces the selection in the edited element without a command. The browser's own Undo does not include this. */
function insertBlocks(page: Document, content: DocumentFragment): void {
  const selection = page.getSelection();
  const range = selection?.getRangeAt(0);
  const root = page.activeElement;
  const last = content.lastElementChild;
  if (!range || !root || !last) return;
  range.deleteContents();
  const block = [...root.children].find((child) => child.contains(range.startContainer));
  if (block) {
    range.setEndAfter(block);
    const rest = range.extractContents();
    block.after(content, rest);
  } else range.insertNode(content);
  selection?.selectAllChildren(last);
  selection?.collapseToEnd();
}

function insertText(page: Document, text: string): void {
  for (const [index, line] of text.replaceAll(/\r\n?/g, "\n").split("\n").entries()) {
    if (index > 0) runCommand(page, "insertLineBreak");
    if (line) runCommand(page, "insertText", line);
  }
}

export function isInList(page: Document): boolean {
  const node = page.getSelection()?.anchorNode;
  const element = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : node?.parentElement;
  return element?.closest("li") != null;
}

/** Returns true if the paragraph or list item of the caret contains text before the caret. */
function isAfterText(page: Document): boolean {
  const range = page.getSelection()?.getRangeAt(0).cloneRange();
  const { startContainer: node, startOffset } = range ?? {};
  const element = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : node?.parentElement;
  const block = element?.closest("p, li, [contenteditable]");
  if (!range || !node || !block) return false;
  range.setStart(block, 0);
  range.setEnd(node, startOffset ?? 0);
  return range.toString().trim() !== "";
}

/** Returns true if the line of the caret contains only a hyphen, which begins a list. */
export function isAfterHyphen(page: Document): boolean {
  const node = page.getSelection()?.anchorNode;
  return node?.nodeType === Node.TEXT_NODE && node.nodeValue === "-" && !isInList(page);
}
