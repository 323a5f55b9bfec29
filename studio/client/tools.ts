import { runCommand } from "./commands.ts";
import { byId, createElement } from "./element.ts";
import { editor } from "./text-editor.ts";

const toolbar = byId("tools");

export function showTools(): void {
  const source = createTool("source", "Source (Ctrl or Cmd + /)", "Source", () => editor.toggleSource());
  source.setAttribute("aria-pressed", `${editor.isSource}`);
  const formatButtons = [
    createTool("bold", "Bold (Ctrl or Cmd + B)", "B", () => runCommand("bold")),
    createTool("italic", "Italics (Ctrl or Cmd + I)", "I", () => runCommand("italic")),
    createTool("link", "Link (Ctrl or Cmd + K)", "Link", askForAddress),
    createTool("list", "List (Ctrl or Cmd + Shift + 8)", "List", () => runCommand("insertUnorderedList")),
  ];
  toolbar.replaceChildren(...(editor.isSource ? [] : formatButtons), source);
  toolbar.showPopover();
  editor.placePopovers();
}

function createTool(name: string, label: string, text: string, onclick: () => void): HTMLElement {
  const button = createElement("button", { type: "button", "data-tool": name, title: label, onclick }, text);
  // Keep the selection in the text.
  button.addEventListener("pointerdown", (event) => event.preventDefault());
  return button;
}

/** Replaces the toolbar with a field for an address. In a link, selects the whole link. */
function askForAddress(): void {
  const { editedElement } = editor;
  const selection = editedElement?.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  if (!editedElement || !range) return;
  const link = range.startContainer.parentElement?.closest("a");
  if (link && editedElement.contains(link)) range.selectNodeContents(link);
  const value = link?.getAttribute("href") ?? "";
  const address = createElement("input", {
    type: "text",
    "aria-label": "Address",
    placeholder: "https://",
    size: 32,
    value,
  });
  const restoreSelection = () => {
    editedElement.focus();
    selection?.removeAllRanges();
    selection?.addRange(range);
    showTools();
  };
  const onsubmit = (event: Event) => {
    event.preventDefault();
    restoreSelection();
    const newAddress = address.value.trim();
    runCommand(newAddress ? "createLink" : "unlink", newAddress);
  };
  const onkeydown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") restoreSelection();
  };
  toolbar.replaceChildren(
    createElement("form", { onsubmit, onkeydown }, address, createElement("button", {}, "Link")),
  );
  editor.placePopovers();
  editor.leaveFor(address);
}
