import { Refusal } from "../../shared/refusal.ts";
import type { Notices } from "../state/notices.ts";
import { insertDocument } from "./commands.ts";
import type { TextEditor } from "./text-editor.ts";

/** Pastes a text with its bold, italics, links and lists, and shows a notice about parts that are left out. */
export function onTextInput(
  { editedElement, mode }: Pick<TextEditor, "editedElement" | "mode">,
  notices: Pick<Notices, "add">,
  event: InputEvent,
): void {
  if (!editedElement || mode !== "rich" || !/^insertFrom(Paste|Drop)/.test(event.inputType)) return;
  event.preventDefault();
  const [html, text] = ["text/html", "text/plain"].map((type) => event.dataTransfer?.getData(type) ?? "");
  let message: string;
  try {
    message = insertDocument(editedElement.ownerDocument, { html, text: text ?? "" });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    message = error.message;
  }
  if (message) notices.add({ message });
}
