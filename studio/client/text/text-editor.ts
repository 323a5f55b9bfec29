import { parseRichText } from "../../../pipeline/read/rich-text.ts";
import { parseFieldName } from "../../field-name.ts";
import { callApi } from "../api.ts";
import type { StudioStore } from "../studio-store.ts";
import {
  currentValue,
  type EditedText,
  fieldNameOf,
  hasSameMeaning,
  makeEditable,
  REFUSED_SELECTOR,
  setCaret,
  showText,
  sourceOf,
  type TypedText,
  typedIn,
  valueOrNull,
} from "./edited-text.ts";

export class TextEditor {
  readonly #store: StudioStore;
  #editedText: EditedText | null = null;
  #isKept = false;
  #saving: Promise<boolean> | null = null;
  /** Maps each text that the owner has left to its unfinished save. */
  readonly #pendingSaves = new Map<Element, Promise<void>>();
  /** Maps each element whose text could not be saved to its HTML before the edit. */
  readonly #refusedHtml = new WeakMap<Element, string>();

  constructor(store: StudioStore) {
    this.#store = store;
  }

  get mode(): EditedText["mode"] | null {
    return this.#editedText?.mode ?? null;
  }

  get editedElement(): HTMLElement | null {
    return this.#editedText?.element ?? null;
  }

  get isUnsaved(): boolean {
    const editedText = this.#editedText;
    if (this.#pendingSaves.size > 0 || this.#store.page.document.querySelector(REFUSED_SELECTOR)) return true;
    return (
      editedText !== null && this.#isTyped(editedText) && valueOrNull(editedText) !== editedText.savedText
    );
  }

  /** Starts to edit a text. Selects the whole text if `point` is undefined. */
  async begin(element: HTMLElement, point?: { x: number; y: number }): Promise<void> {
    while (this.#editedText) {
      if (this.#editedText.element === element) return;
      if (!this.#saving) this.leave();
      else if (!(await this.#saving)) return;
    }
    const originalHtml = this.#refusedHtml.get(element) ?? element.innerHTML;
    const mode = element.dataset.studioMarkdown === undefined ? "line" : "rich";
    const original = element.cloneNode() as HTMLElement;
    original.innerHTML = originalHtml;
    const savedText = (original.textContent ?? "").trim();
    // Child elements can be hints that are not in the file, such as "opens in a new tab".
    const isPlain = mode === "line" ? element.childElementCount === 0 : !element.querySelector("a, span");
    const editedText: EditedText = {
      ...{ element, mode, isPlain, savedText, originalHtml, stored: savedText },
      ...{ shown: typedIn({ element: original, mode }), shownHtml: element.innerHTML },
      ...{ isLoaded: false, loading: Promise.resolve() },
    };
    this.#editedText = editedText;
    if (isPlain) this.#startEditing(editedText, typedIn(editedText), point);
    else element.focus();
    editedText.loading = this.#loadValue(editedText, point);
    await editedText.loading;
  }

  async #loadValue(editedText: EditedText, point: { x: number; y: number } | undefined): Promise<void> {
    const { element } = editedText;
    try {
      await this.#pendingSaves.get(element);
      const { value } = await (await callApi(`value?at=${encodeURIComponent(fieldNameOf(element))}`)).json();
      // If the owner has already changed an older text, the server must report the conflict.
      const isOutdated = typeof value === "string" && !hasSameMeaning(value, editedText.shown);
      if (!(isOutdated && this.#isTyped(editedText))) {
        if (typeof value === "string") editedText.savedText = value.trim();
        editedText.stored = value;
      }
      editedText.isLoaded = true;
    } catch (error) {
      if (this.#editedText === editedText) this.cancel();
      throw error;
    }
    if (this.#editedText !== editedText) return;
    const isRefused = this.#refusedHtml.has(element);
    const source = editedText.mode === "line" ? editedText.savedText : parseRichText(editedText.savedText);
    if (!editedText.isPlain) this.#startEditing(editedText, isRefused ? typedIn(editedText) : source, point);
    else if (!this.#isTyped(editedText) && showText(editedText, source)) setCaret(editedText, point);
  }

  #isTyped({ element, shownHtml, isPlain, isLoaded }: EditedText): boolean {
    const isEditable = isPlain || isLoaded;
    return isEditable && (element.innerHTML !== shownHtml || this.#refusedHtml.has(element));
  }

  #startEditing(editedText: EditedText, typed: TypedText, point: { x: number; y: number } | undefined): void {
    makeEditable(editedText);
    showText(editedText, typed);
    setCaret(editedText, point);
    this.#store.showEditing(editedText);
    const { studioUnsaved } = editedText.element.dataset;
    if (studioUnsaved) this.#store.showTextError(studioUnsaved);
  }

  toggleSource(): void {
    const editedText = this.#editedText;
    if (!editedText?.isLoaded || editedText.mode === "line") return;
    const value = currentValue(editedText);
    editedText.mode = editedText.mode === "rich" ? "source" : "rich";
    makeEditable(editedText);
    showText(editedText, editedText.mode === "rich" ? parseRichText(value) : value);
    this.#store.showEditing(editedText);
  }

  /** Moves to the next or previous text, and saves the edited text in the background. */
  moveToText(direction: 1 | -1): void {
    const editedText = this.#editedText;
    const nextText = editedText && this.#store.page.neighborText(editedText.element, direction);
    if (!editedText || !nextText) return void this.save();
    this.leave();
    void this.begin(nextText);
  }

  /** Ends editing, and saves the text in the background. */
  leave(): void {
    const editedText = this.#editedText;
    if (!editedText) return;
    const { element } = editedText;
    const [isTyped, typed] = [this.#isTyped(editedText), typedIn(editedText)];
    this.#endEditing();
    if (!isTyped) element.innerHTML = editedText.originalHtml;
    else {
      element.dataset.studioUnsaved = "";
      const saving = this.#saveLeft(editedText, typed).finally(() => this.#pendingSaves.delete(element));
      this.#pendingSaves.set(element, saving);
    }
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
        await this.#store.setValue(fieldPath, value, editedText.stored, () => this.#clearRefusal(element));
      }
    } catch (error) {
      const { message } = error as Error;
      element.dataset.studioUnsaved = message;
      this.#refusedHtml.set(element, editedText.originalHtml);
      if (this.#editedText?.element !== element) return;
      this.#editedText.originalHtml = editedText.originalHtml;
      this.#store.showTextError(message);
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
    const refusedElement = this.#store.page.document.querySelector<HTMLElement>(REFUSED_SELECTOR);
    if (refusedElement) await this.begin(refusedElement);
    return refusedElement === null;
  }

  /** Saves the edited text when it loses the focus. The text that gets the focus does not wait for the save. */
  onBlur(isWithinPage: boolean): void {
    if (isWithinPage && !this.#isKept && !this.#saving) this.leave();
    else void this.save();
  }

  /** Saves the edited text. Returns false if the save fails. */
  save(): Promise<boolean> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  /** Moves the focus to the studio without saving the edited text. */
  keepEditing(moveFocus: () => void): void {
    this.#isKept = true;
    moveFocus();
    this.#isKept = false;
  }

  cancel(): void {
    const editedText = this.#editedText;
    if (!editedText) return;
    this.#endEditing();
    this.#clearRefusal(editedText.element);
    editedText.element.innerHTML = editedText.originalHtml;
    editedText.element.focus();
    this.#store.showMessage("");
  }

  async #save(): Promise<boolean> {
    const editedText = this.#editedText;
    if (!editedText || this.#isKept) return true;
    const { element, originalHtml } = editedText;
    const isTyped = this.#isTyped(editedText);
    try {
      if (isTyped) await editedText.loading;
      const value = isTyped ? currentValue(editedText) : editedText.savedText;
      const fieldPath = parseFieldName(fieldNameOf(element));
      if (value !== editedText.savedText)
        await this.#store.setValue(fieldPath, value, editedText.stored, () => this.#onWritten(value));
      else if (this.#editedText === editedText) {
        this.#clearRefusal(element);
        element.innerHTML = originalHtml;
        this.#endEditing();
      }
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#store.showTextError(error.message);
      element.focus();
      return false;
    }
  }

  /** Ends editing, unless the owner has typed more in the meantime. */
  #onWritten(value: string): void {
    const editedText = this.#editedText;
    if (editedText) this.#clearRefusal(editedText.element);
    if (editedText && valueOrNull(editedText) !== value) {
      editedText.savedText = value;
      editedText.stored = value;
    } else this.#endEditing();
  }

  #endEditing(): void {
    const element = this.#editedText?.element;
    this.#editedText = null;
    element?.removeAttribute("contenteditable");
    element?.removeAttribute("data-studio-source");
    this.#store.hideEditing();
  }
}
