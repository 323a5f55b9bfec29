import type { RichText } from "../../../app/content/types.ts";
import { isMarkdownOf, updateMarkdown } from "../../markdown.ts";
import { runCommand } from "./commands.ts";
import { richTextFromDom, richTextToDom } from "./rich-text.ts";

export interface EditedText {
  element: HTMLElement;
  /** Markdown is edited as "rich" text or as "source". */
  mode: "line" | "rich" | "source";
  /** The text in the file, or the text on the page until the file is loaded. */
  savedText: string;
  /** The value in the file, or undefined for an interface string that the file omits. */
  stored: unknown;
  originalHtml: string;
  /** The text on the page before the edit. */
  shown: TypedText;
  /** The element's HTML before the owner types. */
  shownHtml: string;
  /** True if the page shows the saved text unchanged, so that editing can start before the value is loaded. */
  isPlain: boolean;
  isLoaded: boolean;
  loading: Promise<void>;
}

export type TypedText = string | RichText;

export const REFUSED_SELECTOR = "[data-studio-unsaved]:not([data-studio-unsaved=''])";

export function makeEditable({ element, mode }: EditedText): void {
  element.contentEditable = mode === "rich" ? "true" : "plaintext-only";
  element.toggleAttribute("data-studio-source", mode === "source");
  element.focus();
  runCommand(element.ownerDocument, "defaultParagraphSeparator", "p");
  runCommand(element.ownerDocument, "styleWithCSS", "false");
}

/** Shows a text in the element. Returns true if the text changed. */
export function showText(editedText: EditedText, typed: TypedText): boolean {
  const { element } = editedText;
  const container = element.ownerDocument.createElement("div");
  container.append(typeof typed === "string" ? typed : richTextToDom(typed, element.ownerDocument));
  // Compare only the text of a line, so that an unchanged line keeps its child elements.
  const isDifferent =
    typeof typed === "string" ? element.textContent !== typed : element.innerHTML !== container.innerHTML;
  if (isDifferent) element.replaceChildren(...container.childNodes);
  editedText.shownHtml = element.innerHTML;
  return isDifferent;
}

/** Selects the whole text if `point` is undefined. */
export function setCaret({ element }: EditedText, point: { x: number; y: number } | undefined): void {
  const document = element.ownerDocument;
  const selection = document.getSelection();
  const caret = point && document.caretPositionFromPoint(point.x, point.y);
  if (caret && element.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
  else selection?.selectAllChildren(element);
}

export function currentValue(editedText: EditedText): string {
  return sourceOf(typedIn(editedText), editedText.savedText);
}

export function valueOrNull(editedText: EditedText): string | null {
  try {
    return currentValue(editedText);
  } catch {
    return null;
  }
}

export function typedIn({ element, mode }: Pick<EditedText, "element" | "mode">): TypedText {
  return mode === "rich" ? richTextFromDom(element) : (element.textContent ?? "");
}

/** Returns true if the page already shows a value in a file. */
export function hasSameMeaning(value: string, shown: TypedText): boolean {
  return typeof shown === "string" ? value.trim() === shown.trim() : isMarkdownOf(value.trim(), shown);
}

export function sourceOf(typed: TypedText, savedText: string): string {
  return (typeof typed === "string" ? typed : updateMarkdown(savedText, typed)).trim();
}

export function fieldNameOf({ dataset }: HTMLElement): string {
  return dataset.studioMarkdown ?? dataset.studio ?? "";
}
