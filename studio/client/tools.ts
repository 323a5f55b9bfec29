import { command } from "./commands.ts";
import { byId, make } from "./element.ts";
import { editor } from "./text-editor.ts";

const tools = byId("tools");

export function showTools(): void {
  const source = tool("source", "Source (Ctrl or Cmd + /)", "Source", () => editor.toggleSource());
  source.setAttribute("aria-pressed", `${editor.isSource}`);
  const looks = [
    tool("bold", "Bold (Ctrl or Cmd + B)", "B", () => command("bold")),
    tool("italic", "Italics (Ctrl or Cmd + I)", "I", () => command("italic")),
    tool("link", "Link (Ctrl or Cmd + K)", "Link", askForAddress),
    tool("list", "List (Ctrl or Cmd + Shift + 8)", "List", () => command("insertUnorderedList")),
  ];
  tools.replaceChildren(...(editor.isSource ? [] : looks), source);
  tools.showPopover();
  editor.keepBeside();
}

function tool(name: string, label: string, sign: string, onclick: () => void): HTMLElement {
  const button = make("button", { type: "button", "data-tool": name, title: label, onclick }, sign);
  // Keep the selection in the text.
  button.addEventListener("pointerdown", (event) => event.preventDefault());
  return button;
}

/** Shows a field for an address instead of the tools. Within a link, selects the whole link. */
function askForAddress(): void {
  const { edited } = editor;
  const selection = edited?.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  if (!edited || !range) return;
  const link = range.startContainer.parentElement?.closest("a");
  if (link && edited.contains(link)) range.selectNodeContents(link);
  const value = link?.getAttribute("href") ?? "";
  const address = make("input", {
    type: "text",
    "aria-label": "Address",
    placeholder: "https://",
    size: 32,
    value,
  });
  const back = () => {
    edited.focus();
    selection?.removeAllRanges();
    selection?.addRange(range);
    showTools();
  };
  const onsubmit = (event: Event) => {
    event.preventDefault();
    back();
    const given = address.value.trim();
    command(given ? "createLink" : "unlink", given);
  };
  const onkeydown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") back();
  };
  tools.replaceChildren(make("form", { onsubmit, onkeydown }, address, make("button", {}, "Link")));
  editor.keepBeside();
  editor.leaveFor(address);
}
