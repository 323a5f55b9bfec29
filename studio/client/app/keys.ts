import type { StudioStore } from "../state/studio-store.ts";
import { beginLink } from "../text/link.ts";

/** Handles a key that the text editor does not use. */
export function onKey(store: StudioStore, event: KeyboardEvent): void {
  const { editor } = store;
  const isCommand = event.metaKey || event.ctrlKey;
  const key = event.key.toLowerCase();
  const isTyping =
    editor.editedElement !== null ||
    (event.target as Element).matches?.("input[type=text], input[type=number], textarea");
  if (store.arranger.onKey(event, isTyping)) event.preventDefault();
  else if (event.key === "Alt") store.showPlain(true);
  else if (event.key === "F6") focusNext(store, event.shiftKey ? -1 : 1);
  else if (isCommand && key === "z" && !isTyping) void store.undoOrRedo(event.shiftKey ? "redo" : "undo");
  else if (event.key === "Escape" && (event.target as Element).closest?.("#panel")) store.closeForm();
  else if (isCommand && key === "k" && editor.mode === "rich") beginLink(store);
  else return;
  event.preventDefault();
}

/** Moves the focus to the next or previous region that has a control. */
function focusNext({ page }: StudioStore, direction: 1 | -1): void {
  const controlIn = (part: Element) =>
    part.querySelector<HTMLElement>(":is(input, button):not(:disabled, [tabindex='-1'])");
  const parts = ["bar", "outline", "page", "tools", "panel"]
    .flatMap((id) => document.getElementById(id) ?? [])
    .filter((part) => part === page.element || controlIn(part));
  const currentIndex = parts.findIndex((part) => part.contains(document.activeElement));
  const nextPart = parts.at((currentIndex + direction) % parts.length);
  if (nextPart === page.element) page.focus();
  else if (nextPart) controlIn(nextPart)?.focus();
}
