import { completeAddress } from "../settings/typed-value.ts";
import { runCommand } from "./commands.ts";
import type { TextEditor } from "./text-editor.ts";

/** Shows a field for the address of a link. If the caret is in a link, selects the whole link. */
export function beginLink({ editedElement, state }: TextEditor): void {
  const selection = editedElement?.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  if (!editedElement || !range) return;
  const link = range.startContainer.parentElement?.closest("a");
  if (link && editedElement.contains(link)) range.selectNodeContents(link);
  state.setState({ link: { address: link?.getAttribute("href") ?? "", range } });
}

/** Returns to the text, and links the selection. An empty address removes the link, and null changes nothing. */
export function endLink({ editedElement, state }: TextEditor, address: string | null): void {
  const { link } = state.getState();
  if (!editedElement || !link) return;
  editedElement.focus();
  const page = editedElement.ownerDocument;
  page.getSelection()?.removeAllRanges();
  page.getSelection()?.addRange(link.range);
  state.setState({ link: null });
  if (address !== null) runCommand(page, address ? "createLink" : "unlink", completeAddress(address));
}
