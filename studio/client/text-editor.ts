import type { RichText } from "#app/content/types.ts";
import { parseRichText } from "../../pipeline/read/rich-text.ts";
import { parseFieldName } from "../field-name.ts";
import { updateMarkdown } from "../markdown.ts";
import { callApi } from "./api.ts";
import { deleteHyphen, insertText, isInList, runCommand } from "./commands.ts";
import { byId, placePopover } from "./element.ts";
import { frame } from "./page-frame.ts";
import { richTextFromDom, richTextToDom } from "./rich-text.ts";
import { studio } from "./studio.ts";

const errorPopover = byId("said");

interface EditedText {
  element: HTMLElement;
  /** "rich" and "source" are the two ways to edit Markdown. */
  mode: "line" | "rich" | "source";
  /** `savedText` is the text on the page until the text in the file is loaded. */
  savedText: string;
  /** `stored` is the value in the file. It is undefined for an interface string that the file omits. */
  stored: unknown;
  originalHtml: string;
  /** `shownHtml` is the element's HTML before the owner types. */
  shownHtml: string;
  /** If `isPlain`, the page shows the saved text unchanged, so editing can start before the value is loaded. */
  isPlain: boolean;
  isLoaded: boolean;
  loading: Promise<void>;
}

type TypedText = string | RichText;

const REFUSED_SELECTOR = "[data-studio-unsaved]:not([data-studio-unsaved=''])";

/** Firefox lacks shortcuts for these commands. Their keys need Cmd or Ctrl. */
const COMMANDS: Record<string, string> = { b: "bold", i: "italic" };

class TextEditor {
  #editedText: EditedText | null = null;
  #isLeaving = false;
  #saving: Promise<boolean> | null = null;
  /** Contains the running saves of texts that the owner left with Tab. */
  readonly #pendingSaves = new Map<Element, Promise<void>>();
  /** Maps each element whose text could not be saved to its HTML before the edit. */
  readonly #refusedHtml = new WeakMap<Element, string>();
  /** The editor calls `onBegin` when editing starts and when the mode changes. */
  onBegin: (element: HTMLElement, mode: EditedText["mode"]) => void = () => {};

  get editedElement(): HTMLElement | null {
    return this.#editedText?.element ?? null;
  }

  get isUnsaved(): boolean {
    const editedText = this.#editedText;
    if (this.#pendingSaves.size > 0 || frame.document.querySelector(REFUSED_SELECTOR)) return true;
    return (
      editedText !== null &&
      this.#isTyped(editedText) &&
      this.#valueOrNull(editedText) !== editedText.savedText
    );
  }

  /** Starts to edit a text. Without a point for the caret, selects the whole text. */
  async begin(element: HTMLElement, point?: { x: number; y: number }): Promise<void> {
    while (this.#editedText) if (this.#editedText.element === element || !(await this.save())) return;
    const originalHtml = this.#refusedHtml.get(element) ?? element.innerHTML;
    const mode = element.dataset.studioMarkdown === undefined ? "line" : "rich";
    const savedText = (element.textContent ?? "").trim();
    // Child elements can be hints that are not in the file, such as "opens in a new tab".
    const isPlain = mode === "line" && element.childElementCount === 0;
    const initial = {
      element,
      mode,
      isPlain,
      savedText,
      stored: savedText,
      originalHtml,
      shownHtml: element.innerHTML,
    } as const;
    const editedText: EditedText = { ...initial, isLoaded: false, loading: Promise.resolve() };
    this.#editedText = editedText;
    if (isPlain) this.#startEditing(editedText, savedText, point);
    else element.focus();
    editedText.loading = this.#loadValue(editedText, point);
    await editedText.loading;
  }

  async #loadValue(editedText: EditedText, point: { x: number; y: number } | undefined): Promise<void> {
    const { element } = editedText;
    try {
      await this.#pendingSaves.get(element);
      const { value } = await (await callApi(`value?at=${encodeURIComponent(fieldNameOf(element))}`)).json();
      if (typeof value === "string") editedText.savedText = value.trim();
      editedText.stored = value;
      editedText.isLoaded = true;
    } catch (error) {
      if (this.#editedText === editedText) this.cancel();
      throw error;
    }
    if (this.#editedText !== editedText) return;
    const isRefused = this.#refusedHtml.has(element);
    if (!editedText.isPlain) {
      const source = editedText.mode === "rich" ? parseRichText(editedText.savedText) : editedText.savedText;
      this.#startEditing(editedText, isRefused ? typedIn(editedText) : source, point);
    } else if (
      !isRefused &&
      element.innerHTML === editedText.shownHtml &&
      this.#show(editedText, editedText.savedText)
    )
      this.#setCaret(point);
  }

  #isTyped({ element, shownHtml, isPlain, isLoaded }: EditedText): boolean {
    const isEditable = isPlain || isLoaded;
    return isEditable && (element.innerHTML !== shownHtml || this.#refusedHtml.has(element));
  }

  #startEditing(editedText: EditedText, typed: TypedText, point: { x: number; y: number } | undefined): void {
    const { element, mode } = editedText;
    this.#makeEditable(editedText);
    this.#show(editedText, typed);
    this.#setCaret(point);
    this.onBegin(element, mode);
    const { studioUnsaved } = element.dataset;
    if (studioUnsaved) this.#showError(studioUnsaved);
  }

  get isSource(): boolean {
    return this.#editedText?.mode === "source";
  }

  toggleSource(): void {
    const editedText = this.#editedText;
    if (!editedText?.isLoaded || editedText.mode === "line") return;
    const value = this.#value(editedText);
    editedText.mode = editedText.mode === "rich" ? "source" : "rich";
    this.#makeEditable(editedText);
    this.#show(editedText, editedText.mode === "rich" ? parseRichText(value) : value);
    this.onBegin(editedText.element, editedText.mode);
  }

  placePopovers(): void {
    if (!this.editedElement) return;
    placePopover(errorPopover, frame.boxOf(this.editedElement), "below");
    placePopover(byId("tools"), frame.boxOf(this.editedElement), "above");
  }

  /** Moves to the next or previous text, and saves the edited text in the background. */
  #moveToText(direction: 1 | -1): void {
    const editedText = this.#editedText;
    const nextText = editedText && frame.neighborText(editedText.element, direction);
    if (!editedText || !nextText) return void this.save();
    const { element } = editedText;
    const [isTyped, typed] = [this.#isTyped(editedText), typedIn(editedText)];
    this.#endEditing();
    if (!isTyped) element.innerHTML = editedText.originalHtml;
    else {
      element.dataset.studioUnsaved = "";
      const saving = this.#saveLeft(editedText, typed).finally(() => this.#pendingSaves.delete(element));
      this.#pendingSaves.set(element, saving);
    }
    void this.begin(nextText);
  }

  /** If the text cannot be saved, marks the element and keeps what the owner typed. */
  async #saveLeft(editedText: EditedText, typed: TypedText): Promise<void> {
    const { element } = editedText;
    try {
      await editedText.loading;
      const value = sourceOf(typed, editedText.savedText);
      if (value === editedText.savedText) this.#clearRefusal(element);
      else {
        const fieldPath = parseFieldName(fieldNameOf(element));
        await studio.setValue(fieldPath, value, editedText.stored, () => this.#clearRefusal(element));
      }
    } catch (error) {
      const { message } = error as Error;
      element.dataset.studioUnsaved = message;
      this.#refusedHtml.set(element, editedText.originalHtml);
      if (this.#editedText?.element !== element) return;
      this.#editedText.originalHtml = editedText.originalHtml;
      this.#showError(message);
    }
  }

  #clearRefusal(element: HTMLElement): void {
    this.#refusedHtml.delete(element);
    element.removeAttribute("data-studio-unsaved");
  }

  /** Saves all texts. If a text cannot be saved, opens that text and returns false. */
  async saveAll(): Promise<boolean> {
    await Promise.all(this.#pendingSaves.values());
    if (!(await this.save())) return false;
    const refusedElement = frame.document.querySelector<HTMLElement>(REFUSED_SELECTOR);
    if (refusedElement) await this.begin(refusedElement);
    return refusedElement === null;
  }

  /** Saves the edited text. Returns false if the save fails. */
  save(): Promise<boolean> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  /** Focuses an element of the studio without saving the edited text. */
  leaveFor(element: HTMLElement): void {
    this.#isLeaving = true;
    element.focus();
    this.#isLeaving = false;
  }

  cancel(): void {
    const editedText = this.#editedText;
    if (!editedText) return;
    this.#endEditing();
    this.#clearRefusal(editedText.element);
    editedText.element.innerHTML = editedText.originalHtml;
    editedText.element.focus();
    studio.showMessage("");
  }

  async #save(): Promise<boolean> {
    const editedText = this.#editedText;
    if (!editedText || this.#isLeaving) return true;
    const { element, originalHtml } = editedText;
    const isTyped = this.#isTyped(editedText);
    try {
      if (isTyped) await editedText.loading;
      const value = isTyped ? this.#value(editedText) : editedText.savedText;
      const fieldPath = parseFieldName(fieldNameOf(element));
      if (value !== editedText.savedText)
        await studio.setValue(fieldPath, value, editedText.stored, () => this.#onWritten(value));
      else if (this.#editedText === editedText) {
        this.#clearRefusal(element);
        element.innerHTML = originalHtml;
        this.#endEditing();
      }
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#showError(error.message);
      element.focus();
      return false;
    }
  }

  #showError(reason: string): void {
    errorPopover.textContent = `${reason} Esc restores the text.`;
    errorPopover.showPopover();
    this.placePopovers();
  }

  /** Ends editing, unless the owner has typed more in the meantime. */
  #onWritten(value: string): void {
    const editedText = this.#editedText;
    if (editedText) this.#clearRefusal(editedText.element);
    if (editedText && this.#valueOrNull(editedText) !== value) {
      editedText.savedText = value;
      editedText.stored = value;
    } else this.#endEditing();
  }

  #endEditing(): void {
    const element = this.#editedText?.element;
    this.#editedText = null;
    element?.removeAttribute("contenteditable");
    element?.removeAttribute("data-studio-source");
    errorPopover.hidePopover();
    byId("tools").hidePopover();
  }

  #makeEditable({ element, mode }: EditedText): void {
    element.contentEditable = mode === "rich" ? "true" : "plaintext-only";
    element.toggleAttribute("data-studio-source", mode === "source");
    element.focus();
    runCommand("defaultParagraphSeparator", "p");
    runCommand("styleWithCSS", "false");
  }

  /** Returns true if the text of the element changed. */
  #show(editedText: EditedText, typed: TypedText): boolean {
    const { element } = editedText;
    const container = element.ownerDocument.createElement("div");
    container.append(typeof typed === "string" ? typed : richTextToDom(typed, element.ownerDocument));
    // Keep the elements around the text of a line.
    const isDifferent =
      typeof typed === "string" ? element.textContent !== typed : element.innerHTML !== container.innerHTML;
    if (isDifferent) element.replaceChildren(...container.childNodes);
    editedText.shownHtml = element.innerHTML;
    return isDifferent;
  }

  #setCaret(point: { x: number; y: number } | undefined): void {
    const { element } = this.#editedText as EditedText;
    const document = element.ownerDocument;
    const selection = document.getSelection();
    const caret = point && document.caretPositionFromPoint(point.x, point.y);
    if (caret && element.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
    else selection?.selectAllChildren(element);
  }

  #value(editedText: EditedText): string {
    return sourceOf(typedIn(editedText), editedText.savedText);
  }

  #valueOrNull(editedText: EditedText): string | null {
    try {
      return this.#value(editedText);
    } catch {
      return null;
    }
  }

  /** Handles a key on the page. Returns true if the editor uses the key. */
  onKey(event: KeyboardEvent): boolean {
    const editedText = this.#editedText;
    // Ignore the keys of an input method.
    if (!editedText || event.isComposing || event.keyCode === 229) return false;
    const isCommand = event.metaKey || event.ctrlKey;
    if (event.key === "Escape") this.cancel();
    else if (event.key === "Tab") this.#moveToText(event.shiftKey ? -1 : 1);
    else if (event.key === "Enter" && (isCommand || editedText.mode === "line")) {
      void this.save().then((isSaved) => isSaved && editedText.element.focus());
    } else if (event.key === "Enter" && editedText.mode === "rich" && !isInList())
      runCommand("insertLineBreak");
    else if (event.key === " " && editedText.mode === "rich" && deleteHyphen())
      runCommand("insertUnorderedList");
    else if (isCommand && event.key === "/") this.toggleSource();
    else if (isCommand && editedText.mode === "rich" && event.shiftKey && event.code === "Digit8")
      runCommand("insertUnorderedList");
    else if (isCommand && editedText.mode === "rich" && event.key.toLowerCase() in COMMANDS)
      runCommand(COMMANDS[event.key.toLowerCase()] ?? "");
    else return false;
    event.preventDefault();
    return true;
  }

  /** Pastes only plain text. Pasting an address on a selection creates a link. */
  onInput(event: InputEvent): void {
    if (this.#editedText?.mode !== "rich" || !/^insertFrom(Paste|Drop)/.test(event.inputType)) return;
    event.preventDefault();
    insertText(event.dataTransfer?.getData("text/plain") ?? "");
  }
}

export const editor = new TextEditor();

function typedIn({ element, mode }: EditedText): TypedText {
  return mode === "rich" ? richTextFromDom(element) : (element.textContent ?? "");
}

function sourceOf(typed: TypedText, savedText: string): string {
  return (typeof typed === "string" ? typed : updateMarkdown(savedText, typed)).trim();
}

export function fieldNameOf({ dataset }: HTMLElement): string {
  return dataset.studioMarkdown ?? dataset.studio ?? "";
}
