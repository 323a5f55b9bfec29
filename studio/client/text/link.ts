import { completeAddress } from "../settings/typed-value.ts";
import type { Notices } from "../state/notices.ts";
import { runCommand } from "./commands.ts";
import type { TextEditor } from "./text-editor.ts";

/** Shows a field for the address of a link. Without a selection, first selects the link or the word at the caret. */
export function beginLink({ editedElement, state }: TextEditor, notices: Pick<Notices, "showMessage">): void {
  const selection = editedElement?.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  if (!editedElement || !range) return;
  const link = [...editedElement.querySelectorAll("a")].find((one) => one.contains(range.startContainer));
  if (link) range.selectNodeContents(link);
  else if (range.collapsed) selectWord(range);
  if (range.collapsed) notices.showMessage("Select the words to link.", true);
  else state.setState({ link: { address: link?.getAttribute("href") ?? "", range } });
}

/** Selects the word around or just before the caret, if there is one. */
function selectWord(range: Range): void {
  const { startContainer: node, startOffset: caret } = range;
  if (node.nodeType !== Node.TEXT_NODE) return;
  const words = [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(node.nodeValue ?? "")];
  const word = words.find(
    ({ isWordLike, index, segment }) => isWordLike && index <= caret && caret <= index + segment.length,
  );
  if (!word) return;
  range.setStart(node, word.index);
  range.setEnd(node, word.index + word.segment.length);
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
