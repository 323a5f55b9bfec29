import { frame } from "./page-frame.ts";

/** What the browser does itself to a text that is edited, so that its own Undo knows of it. */
export function command(name: string, value?: string): void {
  frame.document.execCommand(name, false, value);
}

/** In place of what is selected, its lines as such; an address on a selection makes a link of it. */
export function insertText(text: string): void {
  const isSelected = frame.document.getSelection()?.isCollapsed === false;
  if (isSelected && /^(https?:\/\/|mailto:)\S+$/.test(text.trim())) {
    command("createLink", text.trim());
    return;
  }
  for (const [index, line] of text.replaceAll(/\r\n?/g, "\n").split("\n").entries()) {
    if (index > 0) command("insertLineBreak");
    if (line) command("insertText", line);
  }
}

export function isInList(): boolean {
  const node = frame.document.getSelection()?.anchorNode;
  const element = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : node?.parentElement;
  return element?.closest("li") != null;
}

/** At "-" alone in its line, which goes then. */
export function beginsList(): boolean {
  const node = frame.document.getSelection()?.anchorNode;
  if (node?.nodeType !== Node.TEXT_NODE || node.nodeValue !== "-" || isInList()) return false;
  command("delete");
  return true;
}
