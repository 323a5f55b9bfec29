import { EDITABLE_SELECTOR } from "../frame/page-frame.ts";
import { indexOf } from "../outline/part-selection.ts";
import { pathOfPart } from "../outline/parts.ts";
import { isAfterHyphen, isInList, runCommand } from "../text/commands.ts";
import { beginLink } from "../text/link.ts";
import { isCaretAtEnd, isEmptyBullet } from "./bullets.ts";
import { type Command, commandOf, type KeyContext } from "./keys.ts";
import { focusNextRegion } from "./regions.ts";
import type { Studio } from "./studio.tsx";

/** Runs the command of a key. Returns true if the key has a command. */
export function handleKey(studio: Studio, event: KeyboardEvent): boolean {
  if (keepKey(studio, event)) return true;
  const command = commandOf(event, contextOf(studio, event.target as Element));
  if (!command) return false;
  event.preventDefault();
  run(studio, command, event.target as HTMLElement);
  return true;
}

/** Keeps what the owner types outside of fields while a new part is being inserted. Other keys wait, except in dialogs. */
export function keepKey({ arranger }: Pick<Studio, "arranger">, event: KeyboardEvent): boolean {
  const { key, metaKey, ctrlKey } = event;
  const target = event.target as Element;
  const isInField = !["page", "other"].includes(focusOf(target));
  // The dialog for the video of a new section can open while the owner types the title.
  const isForTitle = key.length === 1 && target.matches?.("[role=dialog]");
  if (metaKey || ctrlKey || (isInField && !isForTitle)) return false;
  if (!arranger.keepCharacter(key.length === 1 ? key : "")) return false;
  event.preventDefault();
  return true;
}

function contextOf({ editor, arranger, page }: Studio, target: Element): KeyContext {
  const element = editor.editedElement;
  const document = page.frame.document;
  return {
    mode: editor.mode,
    get bullet() {
      if (!element || pathOfPart(arranger.file, element)?.at(-2) !== "bullets") return null;
      return isEmptyBullet(element) ? "empty" : isCaretAtEnd(element) ? "caretAtEnd" : "other";
    },
    get isInList() {
      return isInList(document);
    },
    get isAfterHyphen() {
      return isAfterHyphen(document);
    },
    hasPart: arranger.state.getState().part !== null,
    hasSelection: target.ownerDocument?.getSelection()?.isCollapsed === false,
    canEdit: target.matches?.(EDITABLE_SELECTOR) === true,
    focus: focusOf(target),
    isInSettings: target.closest?.("#panel, #settings") != null,
  };
}

function focusOf(target: Element): KeyContext["focus"] {
  if (target.matches?.("input[type=text], input[type=number], textarea")) return "text field";
  if (target.closest?.("[role=dialog]")) return "dialog";
  if (target.closest?.("input")) return "field";
  return target.ownerDocument === document ? "other" : "page";
}

function run(studio: Studio, command: Command, target: HTMLElement): void {
  const { page, editor, arranger, settings, notices, edit, undoOrRedo } = studio;
  const { part } = arranger.state.getState();
  const bullet = editor.editedElement && pathOfPart(arranger.file, editor.editedElement);
  const document = page.frame.document;
  /** A text stays open while the focus is on its tools. */
  function moveToRegion(direction: 1 | -1): void {
    editor.keepEditing(() => focusNextRegion(page, direction));
    if (!window.document.activeElement?.closest("#tools")) editor.onBlur();
  }
  const actions: Record<Command, () => unknown> = {
    addBullet: () => bullet && arranger.insert(bullet.slice(0, -1), indexOf(bullet) + 1),
    removeBullet() {
      editor.cancel();
      return bullet && arranger.remove(bullet);
    },
    cancelText: () => editor.cancel(),
    nextText: () => editor.moveToText(1),
    previousText: () => editor.moveToText(-1),
    saveText: () => editor.save(),
    breakLine: () => runCommand(document, "insertLineBreak"),
    beginList() {
      runCommand(document, "delete");
      runCommand(document, "insertUnorderedList");
    },
    list: () => runCommand(document, "insertUnorderedList"),
    bold: () => runCommand(document, "bold"),
    italic: () => runCommand(document, "italic"),
    link: () => beginLink(editor, notices),
    source: () => editor.toggleSource(),
    edit: () => edit(target),
    moveUp: () => part && arranger.move(part, indexOf(part) - 1),
    moveDown: () => part && arranger.move(part, indexOf(part) + 1),
    remove: () => part && arranger.remove(part),
    copy: () => part && arranger.copy(part),
    showPlain: () => page.showPlain(true),
    nextRegion: () => moveToRegion(1),
    previousRegion: () => moveToRegion(-1),
    undo: () => undoOrRedo("undo"),
    redo: () => undoOrRedo("redo"),
    closeSettings: () => settings.close(),
  };
  void actions[command]();
}
