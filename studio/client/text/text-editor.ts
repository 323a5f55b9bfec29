import { parseFieldName } from "../../shared/field-path.ts";
import { callApi } from "../state/api.ts";
import type { StudioStore } from "../state/studio-store.ts";
import { EditedText, fieldNameOf } from "./edited-text.ts";
import { TextQueue } from "./text-queue.ts";

export class TextEditor {
  readonly #store: StudioStore;
  readonly #queue: TextQueue<EditedText>;
  #isKept = false;

  constructor(store: StudioStore) {
    this.#store = store;
    this.#queue = new TextQueue<EditedText>({
      load: async ({ element }) =>
        (await (await callApi(`value?at=${encodeURIComponent(fieldNameOf(element))}`)).json()).value,
      async save({ element }, value, was) {
        const name = fieldNameOf(element);
        if (!name) throw new Error("Another program has removed this section. Copy the text.");
        return store.setValue(parseFieldName(name), value, was);
      },
      onClose({ element }, keepsFocus) {
        store.hideEditing();
        if (keepsFocus) element.focus();
      },
      onRefuse({ element }, reason) {
        store.showTextError(reason);
        element.focus();
      },
    });
  }

  get mode(): EditedText["mode"] | null {
    return this.#queue.openText?.mode ?? null;
  }

  get editedElement(): HTMLElement | null {
    return this.#queue.openText?.element ?? null;
  }

  get isUnsaved(): boolean {
    return this.#queue.isUnsaved;
  }

  /** Starts to edit a text immediately. Selects the whole text if `point` is undefined. */
  async begin(element: HTMLElement, point?: { x: number; y: number }): Promise<void> {
    if (element === this.editedElement) return;
    this.#queue.leave();
    const text = this.#textOf(element) ?? new EditedText(element);
    const loading = this.#queue.open(text);
    text.setCaret(point);
    this.#store.showEditing(text);
    const refusal = this.#queue.refusalOf(text);
    if (refusal !== null) this.#store.showTextError(refusal);
    await loading;
  }

  #textOf(element: Element): EditedText | undefined {
    return this.#queue.find((text) => text.element === element);
  }

  /** Keeps a text that the owner edits when the page is updated. An untouched text shows its new value. */
  update(element: Element, html: string): void {
    const text = this.#textOf(element);
    if (!text || text.originalHtml === html) return;
    text.originalHtml = html;
    if (element === this.editedElement) void this.#queue.reload(text).catch(() => undefined);
  }

  toggleSource(): void {
    const text = this.#queue.openText;
    if (!text || text.mode === "line") return;
    try {
      text.toggleSource(this.#queue.savedValueOf(text));
      this.#store.showEditing(text);
    } catch (error) {
      this.#store.showTextError((error as Error).message);
    }
  }

  /** Moves to the next or previous text, and saves the edited text in the background. */
  moveToText(direction: 1 | -1): void {
    const element = this.editedElement;
    const nextText = element && this.#store.page.neighborText(element, direction);
    if (nextText) void this.begin(nextText);
    else void this.save();
  }

  save(): Promise<boolean> {
    return this.#queue.save();
  }

  /** Saves all texts. If a text cannot be saved, opens that text and returns false. */
  async saveAll(): Promise<boolean> {
    const refusedText = await this.#queue.saveAll();
    if (refusedText) await this.begin(refusedText.element);
    return !refusedText;
  }

  /** Saves the edited text when it loses the focus. A dialog, such as that of a conflict, returns the focus. */
  onBlur(): void {
    if (!this.#isKept && this.#store.getState().dialogs.length === 0) this.#queue.leave();
  }

  /** Moves the focus to the studio without saving the edited text. */
  keepEditing(moveFocus: () => void): void {
    this.#isKept = true;
    moveFocus();
    this.#isKept = false;
  }

  cancel(): void {
    this.#queue.cancel();
    this.#store.showMessage("");
  }
}
