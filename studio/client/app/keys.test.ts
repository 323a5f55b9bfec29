import { expect, test } from "vitest";
import { commandOf, type Key, type KeyContext } from "./keys.ts";

const CONTEXT: KeyContext = {
  ...{ mode: null, bullet: null, isInList: false, isAfterHyphen: false },
  ...{ hasPart: false, hasSelection: false, canEdit: false, focus: "page", isInSettings: false },
};
const RICH = { mode: "rich" } as const;
const LINE = { mode: "line" } as const;
const PART = { hasPart: true };

/** Reads "Ctrl+Shift+z". */
function keyOf(text: string): Key {
  const names = text.split("+");
  const key = names.at(-1) ?? "";
  return {
    ...{ key, code: key === "8" ? "Digit8" : "", isComposing: false, keyCode: 0, repeat: false },
    ctrlKey: names.includes("Ctrl"),
    metaKey: names.includes("Cmd"),
    shiftKey: names.includes("Shift"),
    altKey: names.includes("Alt") && key !== "Alt",
  };
}

test.each<[key: string, context: Partial<KeyContext>, command: string | null]>([
  ["Enter", LINE, "saveText"],
  ["Enter", RICH, "breakLine"],
  ["Enter", { ...RICH, isInList: true }, null],
  ["Enter", { ...RICH, bullet: "caretAtEnd" }, "addBullet"],
  ["Enter", { ...RICH, bullet: "empty" }, "addBullet"],
  ["Enter", { ...RICH, bullet: "other" }, "breakLine"],
  ["Shift+Enter", { ...RICH, bullet: "caretAtEnd" }, "breakLine"],
  ["Ctrl+Enter", { ...RICH, bullet: "caretAtEnd" }, "saveText"],
  ["Cmd+Enter", { mode: "source" }, "saveText"],
  ["Enter", { mode: "source" }, null],
  ["Enter", { canEdit: true }, "edit"],
  ["Enter", { canEdit: true, focus: "other" }, null],
  ["Escape", RICH, "cancelText"],
  ["Escape", { isInSettings: true, focus: "text field" }, "closeSettings"],
  ["Escape", { ...RICH, isInSettings: true, focus: "other" }, "closeSettings"],
  ["Escape", {}, null],
  ["Tab", LINE, "nextText"],
  ["Shift+Tab", LINE, "previousText"],
  ["Tab", { ...RICH, focus: "text field" }, null],
  ["Backspace", { ...LINE, bullet: "empty" }, "removeBullet"],
  ["Backspace", { ...LINE, bullet: "other" }, null],
  ["Ctrl+Backspace", { ...LINE, bullet: "empty" }, null],
  [" ", { ...RICH, isAfterHyphen: true }, "beginList"],
  [" ", RICH, null],
  ["Ctrl+b", RICH, "bold"],
  ["Cmd+I", RICH, "italic"],
  ["Ctrl+k", RICH, "link"],
  ["Ctrl+b", LINE, null],
  ["Ctrl+/", { mode: "source" }, "source"],
  ["Ctrl+Shift+8", RICH, "list"],
  ["Alt+ArrowUp", { ...PART, ...RICH }, "moveUp"],
  ["Alt+ArrowDown", PART, "moveDown"],
  ["Alt+ArrowDown", { ...PART, focus: "field" }, null],
  ["Delete", PART, "remove"],
  ["Delete", { ...PART, ...RICH }, null],
  ["Delete", { ...PART, focus: "dialog" }, null],
  ["Ctrl+c", PART, "copy"],
  ["Ctrl+c", { ...PART, hasSelection: true }, null],
  ["Ctrl+z", {}, "undo"],
  ["Cmd+Shift+Z", {}, "redo"],
  ["Ctrl+z", RICH, null],
  ["Ctrl+z", { focus: "text field" }, null],
  ["F6", RICH, "nextRegion"],
  ["Shift+F6", { focus: "text field" }, "previousRegion"],
  ["Alt", RICH, "showPlain"],
])("%s with %j: %s", (key, context, command) => {
  expect(commandOf(keyOf(key), { ...CONTEXT, ...context })).toBe(command);
});

test("leaves all keys to an input method while it composes a character", () => {
  const context = { ...CONTEXT, ...LINE };
  expect(commandOf({ ...keyOf("Enter"), isComposing: true }, context)).toBe(null);
  expect(commandOf({ ...keyOf("Enter"), keyCode: 229 }, context)).toBe(null);
});

test("a held Backspace does not remove the bullet that it has emptied", () => {
  const context: KeyContext = { ...CONTEXT, ...LINE, bullet: "empty" };
  expect(commandOf({ ...keyOf("Backspace"), repeat: true }, context)).toBe(null);
});
