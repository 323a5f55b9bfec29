import { SAMPLE_DESCRIPTION } from "../../shared/sample-texts.ts";

export function isCaretAtEnd(element: HTMLElement): boolean {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.isCollapsed || !selection.focusNode) return false;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  range.setStart(selection.focusNode, selection.focusOffset);
  return range.toString().trim() === "";
}

/** Returns true if the text is empty, and so is its bullet except for a placeholder. */
export function isEmptyBullet(element: HTMLElement): boolean {
  const words = element.closest("li")?.textContent.trim();
  return element.textContent.trim() === "" && (words === "" || words === SAMPLE_DESCRIPTION);
}
