import { Refusal } from "../../shared/refusal.ts";
import type { StudioStore } from "../state/studio-store.ts";
import { deleteHyphen, insertDocument, isInList, runCommand } from "./commands.ts";
import type { TextEditor } from "./text-editor.ts";

/** Firefox lacks these shortcuts with Cmd or Ctrl. */
const COMMANDS: Record<string, string> = { b: "bold", i: "italic" };

/** Handles a key on the page. Returns true if the editor uses the key. */
export function onTextKey(editor: TextEditor, event: KeyboardEvent): boolean {
  const { editedElement, mode } = editor;
  if (!editedElement || event.isComposing || event.keyCode === 229) return false;
  const page = editedElement.ownerDocument;
  const isCommand = event.metaKey || event.ctrlKey;
  const key = event.key.toLowerCase();
  if (event.key === "Escape") editor.cancel();
  else if (event.key === "Tab") editor.moveToText(event.shiftKey ? -1 : 1);
  else if (event.key === "Enter" && (isCommand || mode === "line")) void editor.save();
  else if (event.key === "Enter" && mode === "rich" && !isInList(page)) runCommand(page, "insertLineBreak");
  else if (event.key === " " && mode === "rich" && deleteHyphen(page))
    runCommand(page, "insertUnorderedList");
  else if (isCommand && event.key === "/") editor.toggleSource();
  else if (isCommand && mode === "rich" && event.shiftKey && event.code === "Digit8")
    runCommand(page, "insertUnorderedList");
  else if (isCommand && mode === "rich" && key in COMMANDS) runCommand(page, COMMANDS[key] ?? "");
  else return false;
  event.preventDefault();
  return true;
}

/** Pastes a text with its bold, italics, links and lists, and shows a notice about parts that are left out. */
export function onTextInput({ editor, notices }: StudioStore, event: InputEvent): void {
  const { editedElement, mode } = editor;
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
  if (message) notices.add({ message }, { timeout: 8000 });
}
