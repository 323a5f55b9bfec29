import { postJson } from "./api.ts";
import { byId } from "./element.ts";
import { frame } from "./page-frame.ts";
import { settings } from "./settings.ts";
import { studio } from "./studio.ts";
import { editor } from "./text-editor.ts";

export function onKey(event: KeyboardEvent): void {
  const isCommand = event.metaKey || event.ctrlKey;
  const key = event.key.toLowerCase();
  const isTyping =
    editor.editedElement !== null ||
    (event.target as Element).matches?.("input[type=text], input[type=number], textarea");
  if (event.key === "Alt") frame.showPlain(true);
  else if (event.key === "F6") focusNext(event.shiftKey ? -1 : 1);
  else if (isCommand && key === "z" && !isTyping) void undoOrRedo(event.shiftKey ? "redo" : "undo");
  else if (event.key === "Escape" && byId("panel").contains(document.activeElement)) settings.close();
  else if (isCommand && key === "k" && editor.editedElement)
    byId("tools").querySelector<HTMLElement>("[data-tool=link]")?.click();
  else return;
  event.preventDefault();
}

export async function undoOrRedo(verb: "undo" | "redo"): Promise<void> {
  if (!(await editor.saveAll())) return;
  await studio.loadState();
  const label = studio.state[verb];
  if (label === null) return;
  const message = verb === "undo" ? `Undone: ${label}` : `Redone: ${label}`;
  await studio.perform(() => postJson(verb, null), message).catch(() => studio.loadState());
}

/** Moves the focus to the next or previous part: bar, page and settings. */
function focusNext(direction: 1 | -1): void {
  const parts = [byId("bar"), frame.element, byId("panel")].filter((place) => !place.hidden);
  const currentIndex = parts.findIndex((place) => place.contains(document.activeElement));
  const nextPart = parts.at((currentIndex + direction) % parts.length);
  if (nextPart === frame.element) frame.focus();
  else nextPart?.querySelector<HTMLElement>("select, input, button, summary")?.focus();
}
