/** Runs an editing command of the browser, so that the browser's own Undo includes the change. */
export function runCommand(page: Document, name: string, value?: string): void {
  page.execCommand(name, false, value);
}

/** Replaces the selection with text. An address turns the selection into a link. */
export function insertText(page: Document, text: string): void {
  const isSelected = page.getSelection()?.isCollapsed === false;
  if (isSelected && /^(https?:\/\/|mailto:)\S+$/.test(text.trim())) {
    runCommand(page, "createLink", text.trim());
    return;
  }
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

/** Removes the hyphen that begins a list. Returns true if the line contained only the hyphen. */
export function deleteHyphen(page: Document): boolean {
  const node = page.getSelection()?.anchorNode;
  if (node?.nodeType !== Node.TEXT_NODE || node.nodeValue !== "-" || isInList(page)) return false;
  runCommand(page, "delete");
  return true;
}
