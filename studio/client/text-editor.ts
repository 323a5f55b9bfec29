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
  #edited: EditedText | null = null;
  #isLeaving = false;
  #saving: Promise<boolean> | null = null;
  /** Contains the running saves of texts that the owner left with Tab. */
  readonly #pendingSaves = new Map<Element, Promise<void>>();
  /** Contains the HTML before editing of each text that could not be saved. */
  readonly #refusedHtml = new WeakMap<Element, string>();
  /** The editor calls `onBegin` when editing starts and when the mode changes. */
  onBegin: (element: HTMLElement, mode: EditedText["mode"]) => void = () => {};

  get edited(): HTMLElement | null {
    return this.#edited?.element ?? null;
  }

  get isUnsaved(): boolean {
    const edited = this.#edited;
    if (this.#pendingSaves.size > 0 || frame.document.querySelector(REFUSED_SELECTOR)) return true;
    return edited !== null && this.#isTyped(edited) && this.#valueOrNull(edited) !== edited.savedText;
  }

  /** Starts to edit a text. Without a point for the caret, selects the whole text. */
  async begin(element: HTMLElement, point?: { x: number; y: number }): Promise<void> {
    while (this.#edited) if (this.#edited.element === element || !(await this.save())) return;
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
    const edited: EditedText = { ...initial, isLoaded: false, loading: Promise.resolve() };
    this.#edited = edited;
    if (isPlain) this.#startEditing(edited, savedText, point);
    else element.focus();
    edited.loading = this.#loadValue(edited, point);
    await edited.loading;
  }

  async #loadValue(edited: EditedText, point: { x: number; y: number } | undefined): Promise<void> {
    const { element } = edited;
    try {
      await this.#pendingSaves.get(element);
      const { value } = await (await callApi(`value?at=${encodeURIComponent(fieldNameOf(element))}`)).json();
      if (typeof value === "string") edited.savedText = value.trim();
      edited.stored = value;
      edited.isLoaded = true;
    } catch (error) {
      if (this.#edited === edited) this.cancel();
      throw error;
    }
    if (this.#edited !== edited) return;
    const isRefused = this.#refusedHtml.has(element);
    if (!edited.isPlain) {
      const source = edited.mode === "rich" ? parseRichText(edited.savedText) : edited.savedText;
      this.#startEditing(edited, isRefused ? typedIn(edited) : source, point);
    } else if (!isRefused && element.innerHTML === edited.shownHtml && this.#show(edited, edited.savedText))
      this.#setCaret(point);
  }

  #isTyped({ element, shownHtml, isPlain, isLoaded }: EditedText): boolean {
    const isEditable = isPlain || isLoaded;
    return isEditable && (element.innerHTML !== shownHtml || this.#refusedHtml.has(element));
  }

  #startEditing(edited: EditedText, typed: TypedText, point: { x: number; y: number } | undefined): void {
    const { element, mode } = edited;
    this.#makeEditable(edited);
    this.#show(edited, typed);
    this.#setCaret(point);
    this.onBegin(element, mode);
    const { studioUnsaved } = element.dataset;
    if (studioUnsaved) this.#showError(studioUnsaved);
  }

  get isSource(): boolean {
    return this.#edited?.mode === "source";
  }

  toggleSource(): void {
    const edited = this.#edited;
    if (!edited?.isLoaded || edited.mode === "line") return;
    const value = this.#value(edited);
    edited.mode = edited.mode === "rich" ? "source" : "rich";
    this.#makeEditable(edited);
    this.#show(edited, edited.mode === "rich" ? parseRichText(value) : value);
    this.onBegin(edited.element, edited.mode);
  }

  placePopovers(): void {
    if (!this.edited) return;
    placePopover(errorPopover, frame.boxOf(this.edited), "below");
    placePopover(byId("tools"), frame.boxOf(this.edited), "above");
  }

  /** Moves to the next or previous text, and saves the edited text in the background. */
  #moveToText(direction: 1 | -1): void {
    const edited = this.#edited;
    const nextText = edited && frame.neighborText(edited.element, direction);
    if (!edited || !nextText) return void this.save();
    const { element } = edited;
    const [isTyped, typed] = [this.#isTyped(edited), typedIn(edited)];
    this.#endEditing();
    if (!isTyped) element.innerHTML = edited.originalHtml;
    else {
      element.dataset.studioUnsaved = "";
      const saving = this.#saveLeft(edited, typed).finally(() => this.#pendingSaves.delete(element));
      this.#pendingSaves.set(element, saving);
    }
    void this.begin(nextText);
  }

  /** If the text cannot be saved, marks the element and keeps what the owner typed. */
  async #saveLeft(edited: EditedText, typed: TypedText): Promise<void> {
    const { element } = edited;
    try {
      await edited.loading;
      const value = sourceOf(typed, edited.savedText);
      if (value === edited.savedText) this.#clearRefusal(element);
      else {
        const fieldPath = parseFieldName(fieldNameOf(element));
        await studio.setValue(fieldPath, value, edited.stored, () => this.#clearRefusal(element));
      }
    } catch (error) {
      const { message } = error as Error;
      element.dataset.studioUnsaved = message;
      this.#refusedHtml.set(element, edited.originalHtml);
      if (this.#edited?.element !== element) return;
      this.#edited.originalHtml = edited.originalHtml;
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
    const edited = this.#edited;
    if (!edited) return;
    this.#endEditing();
    this.#clearRefusal(edited.element);
    edited.element.innerHTML = edited.originalHtml;
    edited.element.focus();
    studio.showMessage("");
  }

  async #save(): Promise<boolean> {
    const edited = this.#edited;
    if (!edited || this.#isLeaving) return true;
    const { element, originalHtml } = edited;
    const isTyped = this.#isTyped(edited);
    try {
      if (isTyped) await edited.loading;
      const value = isTyped ? this.#value(edited) : edited.savedText;
      const fieldPath = parseFieldName(fieldNameOf(element));
      if (value !== edited.savedText)
        await studio.setValue(fieldPath, value, edited.stored, () => this.#onWritten(value));
      else if (this.#edited === edited) {
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
    const edited = this.#edited;
    if (edited) this.#clearRefusal(edited.element);
    if (edited && this.#valueOrNull(edited) !== value) {
      edited.savedText = value;
      edited.stored = value;
    } else this.#endEditing();
  }

  #endEditing(): void {
    const element = this.#edited?.element;
    this.#edited = null;
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
  #show(edited: EditedText, typed: TypedText): boolean {
    const { element } = edited;
    const container = element.ownerDocument.createElement("div");
    container.append(typeof typed === "string" ? typed : richTextToDom(typed, element.ownerDocument));
    // Keep the elements around the text of a line.
    const isDifferent =
      typeof typed === "string" ? element.textContent !== typed : element.innerHTML !== container.innerHTML;
    if (isDifferent) element.replaceChildren(...container.childNodes);
    edited.shownHtml = element.innerHTML;
    return isDifferent;
  }

  #setCaret(point: { x: number; y: number } | undefined): void {
    const { element } = this.#edited as EditedText;
    const document = element.ownerDocument;
    const selection = document.getSelection();
    const caret = point && document.caretPositionFromPoint(point.x, point.y);
    if (caret && element.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
    else selection?.selectAllChildren(element);
  }

  #value(edited: EditedText): string {
    return sourceOf(typedIn(edited), edited.savedText);
  }

  #valueOrNull(edited: EditedText): string | null {
    try {
      return this.#value(edited);
    } catch {
      return null;
    }
  }

  /** Handles a key on the page. Returns true if the editor uses the key. */
  onKey(event: KeyboardEvent): boolean {
    const edited = this.#edited;
    // Ignore the keys of an input method.
    if (!edited || event.isComposing || event.keyCode === 229) return false;
    const isCommand = event.metaKey || event.ctrlKey;
    if (event.key === "Escape") this.cancel();
    else if (event.key === "Tab") this.#moveToText(event.shiftKey ? -1 : 1);
    else if (event.key === "Enter" && (isCommand || edited.mode === "line")) {
      void this.save().then((isSaved) => isSaved && edited.element.focus());
    } else if (event.key === "Enter" && edited.mode === "rich" && !isInList()) runCommand("insertLineBreak");
    else if (event.key === " " && edited.mode === "rich" && deleteHyphen()) runCommand("insertUnorderedList");
    else if (isCommand && event.key === "/") this.toggleSource();
    else if (isCommand && edited.mode === "rich" && event.shiftKey && event.code === "Digit8")
      runCommand("insertUnorderedList");
    else if (isCommand && edited.mode === "rich" && event.key.toLowerCase() in COMMANDS)
      runCommand(COMMANDS[event.key.toLowerCase()] ?? "");
    else return false;
    event.preventDefault();
    return true;
  }

  /** Pastes only plain text. Pasting an address on a selection creates a link. */
  onInput(event: InputEvent): void {
    if (this.#edited?.mode !== "rich" || !/^insertFrom(Paste|Drop)/.test(event.inputType)) return;
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
