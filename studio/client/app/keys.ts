/** The keys of the studio, in one place. */

export type Command =
  | "addBullet"
  | "removeBullet"
  | "cancelText"
  | "nextText"
  | "previousText"
  | "saveText"
  | "breakLine"
  | "beginList"
  | "list"
  | "bold"
  | "italic"
  | "link"
  | "source"
  | "edit"
  | "moveUp"
  | "moveDown"
  | "remove"
  | "copy"
  | "showPlain"
  | "nextRegion"
  | "previousRegion"
  | "undo"
  | "redo"
  | "closeSettings";

export type Key = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey" | "isComposing" | "keyCode" | "repeat"
>;

export interface KeyContext {
  /** How the owner edits a text of the page, or null if she does not. */
  mode: "line" | "rich" | "source" | null;
  /** Set if the edited text belongs to a bullet. */
  bullet: "empty" | "caretAtEnd" | "other" | null;
  isInList: boolean;
  /** The line of the caret contains only a hyphen. */
  isAfterHyphen: boolean;
  hasPart: boolean;
  hasSelection: boolean;
  /** The focus is on a text, an image or a video of the page. */
  canEdit: boolean;
  /** The place of the focus in the studio, or "page". */
  focus: "page" | "text field" | "field" | "dialog" | "other";
  isInSettings: boolean;
}

/** Returns what a key does, or null if the browser handles the key. */
export function commandOf(key: Key, context: KeyContext): Command | null {
  if (key.isComposing || key.keyCode === 229) return null;
  const isCommand = key.metaKey || key.ctrlKey;
  const isInText = context.mode !== null && context.focus === "page";
  const textCommand = isInText ? textCommandOf(key, isCommand, context) : null;
  return textCommand ?? partCommandOf(key, isCommand, context) ?? studioCommandOf(key, isCommand, context);
}

function textCommandOf(
  { key, code, shiftKey, altKey, repeat }: Key,
  isCommand: boolean,
  { mode, bullet, isInList, isAfterHyphen }: KeyContext,
): Command | null {
  const isRich = mode === "rich";
  const isPlain = !isCommand && !shiftKey && !altKey;
  if (key === "Escape") return "cancelText";
  if (key === "Tab") return shiftKey ? "previousText" : "nextText";
  if (key === "Enter") {
    if (isPlain && isRich && bullet && bullet !== "other") return "addBullet";
    if (isCommand || mode === "line") return "saveText";
    return isRich && !isInList ? "breakLine" : null;
  }
  if (key === "Backspace") return isPlain && !repeat && bullet === "empty" ? "removeBullet" : null;
  if (key === " ") return isRich && isAfterHyphen ? "beginList" : null;
  if (!isCommand) return null;
  if (key === "/") return "source";
  if (!isRich) return null;
  if (shiftKey && code === "Digit8") return "list";
  const formats: Record<string, Command> = { b: "bold", i: "italic", k: "link" };
  return formats[key.toLowerCase()] ?? null;
}

function partCommandOf({ key, altKey }: Key, isCommand: boolean, context: KeyContext): Command | null {
  const { hasPart, hasSelection, mode, focus } = context;
  if (!hasPart || focus === "text field" || focus === "field" || focus === "dialog") return null;
  if (altKey && key === "ArrowUp") return "moveUp";
  if (altKey && key === "ArrowDown") return "moveDown";
  if (mode) return null;
  if (key === "Delete") return "remove";
  return isCommand && key === "c" && !hasSelection ? "copy" : null;
}

function studioCommandOf({ key, shiftKey }: Key, isCommand: boolean, context: KeyContext): Command | null {
  const { mode, canEdit, focus, isInSettings } = context;
  if (key === "Enter" && !mode && focus === "page" && canEdit) return "edit";
  if (key === "Alt") return "showPlain";
  if (key === "F6") return shiftKey ? "previousRegion" : "nextRegion";
  const isTyping = mode !== null || focus === "text field";
  if (isCommand && key.toLowerCase() === "z" && !isTyping) return shiftKey ? "redo" : "undo";
  return key === "Escape" && isInSettings ? "closeSettings" : null;
}
