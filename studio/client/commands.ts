import { frame } from "./page-frame.ts";

/** Runs a browser's editing command, so that the browser's own Undo includes the change. */
export function runCommand(name: string, value?: string): void {
  frame.document.execCommand(name, false, value);
}

/** Replaces the selection with text. An address turns the selection into a link. */
export function insertText(text: string): void {
  const isSelected = frame.document.getSelection()?.isCollapsed === false;
  if (isSelected && /^(https?:\/\/|mailto:)\S+$/.test(text.trim())) {
    runCommand("createLink", text.trim());
    return;
  }
  for (const [index, line] of text.replaceAll(/\r\n?/g, "\n").split("\n").entries()) {
    if (index > 0) runCommand("insertLineBreak");
    if (line) runCommand("insertText", line);
  }
}

export function isInList(): boolean {
  const node = frame.document.getSelection()?.anchorNode;
  const element = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : node?.parentElement;
  return element?.closest("li") != null;
}

/** Removes the hyphen that begins a list. Returns true if the line contained only the hyphen. */
export function deleteHyphen(): boolean {
  const node = frame.document.getSelection()?.anchorNode;
  if (node?.nodeType !== Node.TEXT_NODE || node.nodeValue !== "-" || isInList()) return false;
  runCommand("delete");
  return true;
}
