import type { RichText } from "../../../app/content/types.ts";
import { parseRichText } from "../../../pipeline/read/rich-text.ts";
import { runCommand } from "./commands.ts";
import { isMarkdownOf, updateMarkdown } from "./markdown.ts";
import { richTextFromDom, richTextToDom } from "./rich-text.ts";
import type { QueuedText } from "./text-queue.ts";

type TypedText = string | RichText;

type Point = { x: number; y: number };
/** A position that stays valid when the page shows its text again. */
export type Caret = { charactersBefore: number; isAtStartOfNode: boolean };

/** A text whose element the owner edits on the page. */
export class EditedText implements QueuedText {
  readonly element: HTMLElement;
  /** Markdown is edited as "rich" text or as "source". */
  mode: "line" | "rich" | "source";
  /** The page's version of the element, which Esc restores. */
  originalHtml: string;
  readonly pageValue: string;
  shown: string;
  readonly #shownText: TypedText;
  #caret: Point | Caret | undefined;
  /** The attributes from before the edit. */
  #ownAttributes: [name: string, value: string | null][] = [];

  constructor(element: HTMLElement) {
    this.element = element;
    this.originalHtml = element.innerHTML;
    this.mode = element.dataset.studioMarkdown === undefined ? "line" : "rich";
    removeHints(element, this.mode);
    this.pageValue = element.textContent.trim();
    this.#shownText = this.mode === "rich" ? richTextFromDom(element) : this.pageValue;
    this.#replace(this.#shownText);
    this.shown = this.content;
  }

  get content(): string {
    return this.element.innerHTML;
  }

  snapshot(): (savedValue: string) => string {
    const { element, mode } = this;
    const typed = mode === "rich" ? richTextFromDom(element) : element.textContent;
    return (savedValue) => (typeof typed === "string" ? typed : updateMarkdown(savedValue, typed)).trim();
  }

  hasShown(savedValue: string): boolean {
    const text = this.#shownText;
    return typeof text === "string" ? savedValue === text : isMarkdownOf(savedValue, text);
  }

  show(savedValue: string): void {
    const isChanged = this.#replace(this.mode === "rich" ? parseRichText(savedValue) : savedValue);
    this.shown = this.content;
    if (isChanged) this.setCaret(this.#caret);
  }

  /** Shows a text. Returns true if the text changed. */
  #replace(text: TypedText): boolean {
    const { element } = this;
    const container = element.ownerDocument.createElement("div");
    container.append(typeof text === "string" ? text : richTextToDom(text, element.ownerDocument));
    const isChanged = element.innerHTML !== container.innerHTML;
    if (isChanged) element.replaceChildren(...container.childNodes);
    return isChanged;
  }

  restore(): void {
    this.element.innerHTML = this.originalHtml;
  }

  setEditable(isEditable: boolean): void {
    const { element, mode } = this;
    element.toggleAttribute("data-studio-source", isEditable && mode === "source");
    element.removeAttribute("contenteditable");
    for (const [name, value] of this.#ownAttributes.splice(0)) setAttribute(element, name, value);
    if (!isEditable) return;
    this.#becomeTextBox();
    element.contentEditable = mode === "rich" ? "true" : "plaintext-only";
    element.focus();
    runCommand(element.ownerDocument, "defaultParagraphSeparator", "p");
    runCommand(element.ownerDocument, "styleWithCSS", "false");
  }

  /** Names the field, and keeps screen readers from using typed letters as their commands. */
  #becomeTextBox(): void {
    const { element, mode } = this;
    const attributes = {
      role: "textbox",
      "aria-multiline": `${mode !== "line"}`,
      "aria-label": element.dataset.studioLabel ?? null,
      "aria-description": mode === "line" ? null : "Ctrl or Cmd + Enter saves",
    };
    for (const [name, value] of Object.entries(attributes)) {
      this.#ownAttributes.push([name, element.getAttribute(name)]);
      setAttribute(element, name, value);
    }
  }

  /** Switches between rich text and its Markdown. @param savedValue the Markdown whose unchanged lines stay */
  toggleSource(savedValue: string): void {
    const isUntouched = this.content === this.shown;
    const value = this.snapshot()(savedValue);
    this.mode = this.mode === "rich" ? "source" : "rich";
    this.setEditable(true);
    this.#replace(this.mode === "rich" ? parseRichText(value) : value);
    if (isUntouched) this.shown = this.content;
  }

  get caret(): Caret | undefined {
    const { focusNode, focusOffset } = this.element.ownerDocument.getSelection() ?? {};
    if (!focusNode || focusOffset === undefined || !this.element.contains(focusNode)) return undefined;
    const range = this.element.ownerDocument.createRange();
    range.setStart(this.element, 0);
    range.setEnd(focusNode, focusOffset);
    return { charactersBefore: range.toString().length, isAtStartOfNode: focusOffset === 0 };
  }

  /** Selects the whole text if `caret` is undefined or outside of the text. Keeps words that a drag to a point selected. */
  setCaret(caret: Point | Caret | undefined): void {
    const { element } = this;
    this.#caret = caret;
    const selection = element.ownerDocument.getSelection();
    const isDragged =
      !selection?.isCollapsed && element.contains(selection?.getRangeAt(0).commonAncestorContainer ?? null);
    if (caret && "x" in caret && isDragged) return;
    const position = caret && ("x" in caret ? positionAt(element, caret) : positionOf(element, caret));
    if (position) selection?.collapse(position.node, position.offset);
    else selection?.selectAllChildren(element);
  }

  mark(reason: string | null): void {
    if (reason === null) this.element.removeAttribute("data-studio-unsaved");
    else this.element.dataset.studioUnsaved = reason;
  }
}

function positionAt(element: HTMLElement, { x, y }: Point) {
  const { ownerDocument: document } = element;
  const position = document.caretPositionFromPoint?.(x, y);
  // Safari before 26.2 supports only caretRangeFromPoint.
  const range = position ? null : document.caretRangeFromPoint(x, y);
  const node = position?.offsetNode ?? range?.startContainer;
  if (!node || !element.contains(node)) return null;
  return { node, offset: position?.offset ?? range?.startOffset ?? 0 };
}

function positionOf(element: HTMLElement, { charactersBefore, isAtStartOfNode }: Caret) {
  const nodes = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let offset = charactersBefore;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { length } = node.nodeValue ?? "";
    if (offset < length || (offset === length && !isAtStartOfNode)) return { node, offset };
    offset -= length;
  }
  return null;
}

/** Removes icons and texts for screen readers, such as "opens in a new tab", because the file does not contain them. */
function removeHints(element: HTMLElement, mode: EditedText["mode"]): void {
  for (const hint of element.querySelectorAll(mode === "line" ? ":scope > *" : "a span")) hint.remove();
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Replaces an element that has the focus with a copy, and returns the copy. Screen readers remember the role of an
 * element, so they treat only a new element as a text box, and pass typed characters to it.
 */
export function replaceFocused(element: HTMLElement): HTMLElement {
  if (!element.matches(":focus")) return element;
  const copy = element.cloneNode(true) as HTMLElement;
  element.replaceWith(copy);
  return copy;
}

export function fieldNameOf({ dataset }: HTMLElement): string {
  return dataset.studioMarkdown ?? dataset.studio ?? "";
}
