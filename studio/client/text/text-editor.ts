import { type FieldPath, fieldName, parseFieldName } from "../../shared/field-path.ts";
import type { MissingType } from "../../shared/refusal.ts";
import type { PageFrame } from "../frame/page-frame.ts";
import type { Call } from "../state/connection.ts";
import { createModelContext, createState } from "../state/model.ts";
import type { Notices } from "../state/notices.ts";
import type { SaveValue } from "../state/save-value.tsx";
import { type Caret, EditedText, fieldNameOf, replaceFocused } from "./edited-text.ts";
import { TextQueue } from "./text-queue.ts";

export interface TextState {
  editing: Pick<EditedText, "element" | "mode"> | null;
  /** The box of the edited text in the window. */
  box: DOMRect | null;
  /** True if tools above the text would cover another text. */
  isBelowText: boolean;
  /** The reason why the text is not saved. */
  error: string | null;
  /** The type of a card that the profile does not list, if this is the reason. */
  missingType: MissingType | null;
  /** The link whose address the owner is editing. */
  link: { address: string; range: Range } | null;
  /** The number of texts that could not be saved. */
  refused: number;
}

interface TextEditorOptions {
  call: Call;
  saveValue: SaveValue;
  frame: Pick<PageFrame, "neighborText" | "boxOf" | "hasTextAbove">;
  notices: Pick<Notices, "showMessage" | "state">;
  /** Runs after the owner opens or closes a text. */
  onChange: (place: FieldPath | null) => void;
}

/** The size of the tools with their distance from the text, at most. */
const TOOLS_SIZE = { width: 360, height: 64 };

export const [TextProvider, useText] = createModelContext<TextEditor>();

/** The texts that the owner edits on the page. */
export class TextEditor {
  readonly state = createState<TextState>({
    ...{ editing: null, box: null, isBelowText: false, error: null, link: null },
    ...{ missingType: null, refused: 0 },
  });
  readonly #options: TextEditorOptions;
  readonly #queue: TextQueue<EditedText>;
  /** The items of lists around texts, as they were when the texts were opened. */
  readonly #items = new WeakMap<EditedText, unknown>();
  readonly #missingTypes = new WeakMap<EditedText, MissingType | null>();
  #isKept = false;

  constructor(options: TextEditorOptions) {
    this.#options = options;
    const placeOf = ({ element }: EditedText) => {
      const name = fieldNameOf(element);
      if (!name) throw new Error("Another window or program has removed this section. Copy the text.");
      return parseFieldName(name);
    };
    this.#queue = new TextQueue<EditedText>({
      load: async (text) => {
        const { value, item } = await options.call("getValue", placeOf(text));
        this.#items.set(text, item);
        return value;
      },
      save: async (text, value, was) =>
        options.saveValue(placeOf(text), value, was, this.#items.get(text)).catch((error) => {
          this.#missingTypes.set(text, error.missingType ?? null);
          throw error;
        }),
      onClose: ({ element }, keepsFocus) => {
        this.#show(null);
        if (keepsFocus) element.focus();
      },
      onRefuse: (text, reason) => {
        // The bar counts the refused texts, and the tools of a text show its reason.
        options.notices.showMessage("");
        if (text !== this.#queue.openText) return;
        this.#showError(reason);
        text.element.focus();
      },
      onSettle: (text, refusal) => {
        if (refusal === null && text.element === this.editedElement) this.state.setState({ error: null });
        this.#countRefused();
      },
    });
  }

  get mode(): EditedText["mode"] | null {
    return this.#queue.openText?.mode ?? null;
  }

  get editedElement(): HTMLElement | null {
    return this.#queue.openText?.element ?? null;
  }

  get editedPlace(): FieldPath | null {
    return this.editedElement && parseFieldName(fieldNameOf(this.editedElement));
  }

  get caret(): Caret | undefined {
    return this.#queue.openText?.caret;
  }

  get isUnsaved(): boolean {
    return this.#queue.isUnsaved;
  }

  /** Returns true if an element shows a text that is not saved yet. */
  isPending(element: Element): boolean {
    return this.#textOf(element) !== undefined;
  }

  /** Starts to edit a text immediately. Selects the whole text if `caret` is undefined. */
  async begin(element: HTMLElement, caret?: Caret | { x: number; y: number }): Promise<void> {
    if (element === this.editedElement) return;
    this.#queue.leave();
    const text = this.#textOf(element) ?? new EditedText(caret ? element : replaceFocused(element));
    const loading = this.#queue.open(text);
    text.setCaret(caret);
    this.#show(text);
    const refusal = this.#queue.refusalOf(text);
    if (refusal !== null) this.#showError(refusal);
    await loading;
  }

  /** Shows the saved text of a field again, because the owner has chosen its value in the settings. */
  discard(place: FieldPath): void {
    const text = this.#queue.find(({ element }) => fieldNameOf(element) === fieldName(place));
    if (!text || this.#queue.refusalOf(text) === null) return;
    this.#queue.discard(text, false);
    this.#countRefused();
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
      this.#show(text);
    } catch (error) {
      this.#showError((error as Error).message);
    }
  }

  /** Moves to the next or previous text, and saves the edited text in the background. */
  moveToText(direction: 1 | -1): void {
    const element = this.editedElement;
    const nextText = element && this.#options.frame.neighborText(element, direction);
    if (nextText) void this.begin(nextText);
    else void this.save();
  }

  /** Replaces the edited text, and saves it. */
  readonly saveText = (text: string): Promise<boolean> => {
    if (this.editedElement) this.editedElement.textContent = text;
    return this.save();
  };

  save(): Promise<boolean> {
    return this.#queue.save();
  }

  /** Tries again to save the texts that could not be saved, after the studio has started again. */
  retry(): void {
    this.#queue.retry();
  }

  /** Saves all texts. If a text cannot be saved, opens that text without a selection, and returns false. */
  async saveAll(): Promise<boolean> {
    const { editedElement, caret } = this;
    const refusedText = await this.#queue.saveAll();
    if (!refusedText) return true;
    const { element } = refusedText;
    // The owner can be typing: her next key must not replace the text.
    const end = { charactersBefore: element.textContent.length, isAtStartOfNode: false };
    await this.begin(element, element === editedElement ? caret : end);
    return false;
  }

  /** Saves the edited text when it loses the focus. A dialog, such as that of a conflict, returns the focus. */
  onBlur(): void {
    const isCovered = this.#options.notices.state.getState().dialogs.length > 0;
    if (!this.#isKept && !isCovered) this.#queue.leave();
  }

  /** Moves the focus to the studio without saving the edited text. */
  keepEditing(moveFocus: () => void): void {
    this.#isKept = true;
    moveFocus();
    this.#isKept = false;
  }

  cancel(): void {
    this.#queue.cancel();
    this.#options.notices.showMessage("");
  }

  /** Places the tools next to the edited text. */
  placeTools(): void {
    const element = this.editedElement;
    const { frame } = this.#options;
    const isBelowText = element !== null && frame.hasTextAbove(element, TOOLS_SIZE);
    this.state.setState({ box: element && frame.boxOf(element), isBelowText });
  }

  #show(text: EditedText | null): void {
    const editing = text && { element: text.element, mode: text.mode };
    this.state.setState({ editing, error: null, missingType: null, link: null });
    this.#countRefused();
    this.#options.onChange(this.editedPlace);
  }

  #countRefused(): void {
    this.state.setState({ refused: this.#queue.refusedCount });
  }

  #showError(reason: string): void {
    const { openText } = this.#queue;
    const missingType = openText ? (this.#missingTypes.get(openText) ?? null) : null;
    this.state.setState({ error: reason, missingType });
    this.placeTools();
  }
}
