import type { RichText } from "../../../app/content/types.ts";
import { parseRichText } from "../../../pipeline/read/rich-text.ts";
import { runCommand } from "./commands.ts";
import { isMarkdownOf, updateMarkdown } from "./markdown.ts";
import { richTextFromDom, richTextToDom } from "./rich-text.ts";
import type { QueuedText } from "./text-queue.ts";

type TypedText = string | RichText;

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
  #point: { x: number; y: number } | undefined;

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
    if (isChanged) this.setCaret(this.#point);
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
    if (!isEditable) return;
    element.contentEditable = mode === "rich" ? "true" : "plaintext-only";
    element.focus();
    runCommand(element.ownerDocument, "defaultParagraphSeparator", "p");
    runCommand(element.ownerDocument, "styleWithCSS", "false");
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

  /** Selects the whole text if `point` is undefined. */
  setCaret(point: { x: number; y: number } | undefined): void {
    const { element } = this;
    this.#point = point;
    const document = element.ownerDocument;
    const selection = document.getSelection();
    // Safari before 26.2 lacks this method.
    const caret = point && document.caretPositionFromPoint?.(point.x, point.y);
    if (caret && element.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
    else selection?.selectAllChildren(element);
  }

  mark(reason: string | null): void {
    if (reason === null) this.element.removeAttribute("data-studio-unsaved");
    else this.element.dataset.studioUnsaved = reason;
  }
}

/** Removes icons and texts for screen readers, such as "opens in a new tab", because the file does not contain them. */
function removeHints(element: HTMLElement, mode: EditedText["mode"]): void {
  for (const hint of element.querySelectorAll(mode === "line" ? ":scope > *" : "a span")) hint.remove();
}

export function fieldNameOf({ dataset }: HTMLElement): string {
  return dataset.studioMarkdown ?? dataset.studio ?? "";
}
