import { post } from "./ask.ts";
import { byId } from "./element.ts";
import { frame } from "./page-frame.ts";
import { studio } from "./studio.ts";
import { editor } from "./text-editor.ts";
import { values } from "./values.ts";

export function onKey(event: KeyboardEvent): void {
  const isCommand = event.metaKey || event.ctrlKey;
  const key = event.key.toLowerCase();
  const isTyping =
    editor.edited !== null ||
    (event.target as Element).matches?.("input[type=text], input[type=number], textarea");
  if (event.key === "Alt") frame.showPlain(true);
  else if (event.key === "F6") focusNext(event.shiftKey ? -1 : 1);
  else if (isCommand && key === "z" && !isTyping) void step(event.shiftKey ? "redo" : "undo");
  else if (event.key === "Escape" && byId("panel").contains(document.activeElement)) values.close();
  else if (isCommand && key === "k" && editor.edited)
    byId("tools").querySelector<HTMLElement>("[data-tool=link]")?.click();
  else return;
  event.preventDefault();
}

export async function step(verb: "undo" | "redo"): Promise<void> {
  if (!(await editor.saveAll())) return;
  // The last step can be the one that was just saved.
  await studio.learn();
  const label = studio.state[verb];
  if (label === null) return;
  const done = verb === "undo" ? `Undone: ${label}` : `Redone: ${label}`;
  await studio.perform(() => post(verb, null), done).catch(() => studio.learn());
}

/** Moves the focus between bar, page and panel. */
function focusNext(direction: 1 | -1): void {
  const places = [byId("bar"), frame.element, byId("panel")].filter((place) => !place.hidden);
  const now = places.findIndex((place) => place.contains(document.activeElement));
  const next = places.at((now + direction) % places.length);
  if (next === frame.element) frame.focus();
  else next?.querySelector<HTMLElement>("select, input, button, summary")?.focus();
}
