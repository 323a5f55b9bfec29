import { byId, make } from "./element.ts";
import type { TextEditor } from "./text-editor.ts";

/** Shows the tools of Markdown above a text of the page; null takes them away. */
export function showTools(box: DOMRect | null, editor: TextEditor): void {
  const tools = byId("tools");
  if (!box) {
    tools.hidePopover();
    return;
  }
  tools.replaceChildren(
    tool("bold", "Bold", "B", () => editor.command("bold")),
    tool("italic", "Italics", "I", () => editor.command("italic")),
    tool("link", "Link", "Link", () => askForAddress(tools, editor)),
    tool("list", "List", "List", () => editor.command("insertUnorderedList")),
    tool("source", "As source", "Source", () => editor.toggleSource()),
  );
  tools.showPopover();
  const { width, height } = tools.getBoundingClientRect();
  tools.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`;
  tools.style.top = `${Math.max(52, box.top - height - 10)}px`;
}

function tool(name: string, label: string, sign: string, onclick: () => void): HTMLElement {
  const button = make("button", { type: "button", "data-tool": name, "aria-label": label, onclick }, sign);
  // The selection stays in the text.
  button.addEventListener("pointerdown", (event) => event.preventDefault());
  return button;
}

/** In place of the tools; the selection is kept meanwhile. */
function askForAddress(tools: HTMLElement, editor: TextEditor): void {
  const { edited } = editor;
  const selection = edited?.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  if (!edited || !range) return;
  const address = make("input", { type: "text", "aria-label": "Address", placeholder: "https://", size: 32 });
  const form = make("form", {}, address, make("button", {}, "Link"));
  editor.isAsking = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    editor.isAsking = false;
    edited.focus();
    selection?.removeAllRanges();
    selection?.addRange(range);
    if (address.value.trim()) editor.command("createLink", address.value.trim());
    else editor.command("unlink");
    showTools(tools.getBoundingClientRect(), editor);
  });
  tools.replaceChildren(form);
  address.focus();
}
