/** A text on the page. */
export interface QueuedText {
  /** The current content. The owner has changed the text if this differs from `shown`. */
  readonly content: string;
  shown: string;
  /** The value that the page shows, until the value in the file is loaded. */
  readonly pageValue: string;
  /** Returns a function that turns the current content into the value for the file. The function can throw. */
  snapshot(): (savedValue: string) => string;
  /** Returns true if the page showed this value before the edit. */
  hasShown(savedValue: string): boolean;
  show(savedValue: string): void;
  /** Shows the content from before the edit. */
  restore(): void;
  setEditable(isEditable: boolean): void;
  /** Marks a text as unsaved, with the reason or with "" during the save. `null` removes the mark. */
  mark(reason: string | null): void;
}

interface Connection<Text> {
  load: (text: Text) => Promise<unknown>;
  /** Resolves with the new value in the file. In a conflict, the owner chooses that value. */
  save: (text: Text, value: string, was: unknown) => Promise<unknown>;
  onClose: (text: Text, keepsFocus: boolean) => void;
  /** The file refused a text. */
  onRefuse: (text: Text, reason: string) => void;
  /** A save has ended. The reason is null if the text is saved. */
  onSettle: (text: Text, reason: string | null) => void;
}

interface TextState {
  savedValue: string;
  /** The value in the file, or undefined for an interface string that the file omits. */
  stored: unknown;
  loading: Promise<void> | null;
  saving: Promise<boolean> | null;
  /** The content that the last save contains. */
  submitted: string;
  /** False if the owner has returned to the text during its save. */
  closesAfterSave: boolean;
  /** The reason why the text is not saved. */
  refusal: string | null;
}

/** Opens one text at a time, without waiting, and saves texts in the background. A save affects only its own text. */
export class TextQueue<Text extends QueuedText> {
  readonly #connection: Connection<Text>;
  /** The texts that are open, that are being saved, or that could not be saved. */
  readonly #states = new Map<Text, TextState>();
  #openText: Text | null = null;

  constructor(connection: Connection<Text>) {
    this.#connection = connection;
  }

  get openText(): Text | null {
    return this.#openText;
  }

  get isUnsaved(): boolean {
    return [...this.#states.keys()].some((text) => this.isTyped(text));
  }

  get refusedCount(): number {
    return [...this.#states.values()].filter(({ refusal }) => refusal !== null).length;
  }

  find(test: (text: Text) => boolean): Text | undefined {
    return [...this.#states.keys()].find(test);
  }

  /** Returns true if a text has unsaved changes. Also true during a save, when the owner can restore the old content. */
  isTyped(text: Text): boolean {
    const { saving = null, refusal = null } = this.#states.get(text) ?? {};
    return text.content !== text.shown || saving !== null || refusal !== null;
  }

  refusalOf(text: Text): string | null {
    return this.#states.get(text)?.refusal ?? null;
  }

  savedValueOf(text: Text): string {
    return this.#states.get(text)?.savedValue ?? text.pageValue;
  }

  /** Leaves the open text, and opens another text immediately. Resolves after the value is loaded. */
  async open(text: Text): Promise<void> {
    this.leave();
    this.#openText = text;
    const state = this.#states.get(text) ?? newState(text);
    state.closesAfterSave = false;
    this.#states.set(text, state);
    text.setEditable(true);
    try {
      await this.#load(text, state);
    } catch (error) {
      // The save of a changed text loads the value again.
      if (this.#openText !== text || this.isTyped(text)) return;
      this.cancel();
      throw error;
    }
  }

  /** Loads the value again after another program has changed it, unless the owner has changed the text. */
  async reload(text: Text): Promise<void> {
    const state = this.#states.get(text);
    if (!state || this.isTyped(text)) return;
    state.loading = null;
    await this.#load(text, state);
  }

  /** Closes the open text. Saves it in the background if the owner has changed it. */
  leave(): void {
    const text = this.#openText;
    if (!text) return;
    if (this.isTyped(text)) {
      this.#close(text, false);
      text.mark("");
      void this.#submit(text);
    } else this.discard(text, false);
  }

  /** Saves the open text, and then closes it unless the owner has typed more. Resolves with false if the save fails. */
  async save(): Promise<boolean> {
    const text = this.#openText;
    if (text && this.isTyped(text)) {
      const saving = this.#submit(text);
      Object.assign(this.#states.get(text) ?? {}, { closesAfterSave: true });
      return saving;
    }
    if (text) this.discard(text, true);
    return true;
  }

  /** Saves all texts. Resolves with a text that could not be saved, or with undefined. */
  async saveAll(): Promise<Text | undefined> {
    this.leave();
    await Promise.all([...this.#states.values()].map(({ saving }) => saving));
    return this.find((text) => this.refusalOf(text) !== null);
  }

  /** Tries again to save the texts that could not be saved. */
  retry(): void {
    for (const [text, { refusal }] of this.#states) if (refusal !== null) void this.#submit(text);
  }

  cancel(): void {
    if (this.#openText) this.discard(this.#openText, true);
  }

  /** Shows a text as it was before the edit. The open text closes. */
  discard(text: Text, keepsFocus: boolean): void {
    this.#states.delete(text);
    if (text === this.#openText) this.#close(text, keepsFocus);
    text.mark(null);
    text.restore();
  }

  #close(text: Text, keepsFocus: boolean): void {
    this.#openText = null;
    text.setEditable(false);
    this.#connection.onClose(text, keepsFocus);
  }

  #load(text: Text, state: TextState): Promise<void> {
    if (state.loading) return state.loading;
    const loading = this.#connection.load(text).then(
      (value) => {
        const savedValue = typeof value === "string" ? value.trim() : state.savedValue;
        // If the owner has already changed an older text, the server must report the conflict.
        const isConflict = this.isTyped(text) && !text.hasShown(savedValue);
        if (state.loading !== loading || isConflict) return;
        Object.assign(state, { savedValue, stored: value });
        if (this.#openText === text && !this.isTyped(text)) text.show(savedValue);
      },
      (error) => {
        state.loading = null;
        throw error;
      },
    );
    state.loading = loading;
    return loading;
  }

  #submit(text: Text): Promise<boolean> {
    const state = this.#states.get(text);
    if (!state) return Promise.resolve(true);
    const { content } = text;
    if (state.saving && state.submitted === content) return state.saving;
    const toValue = text.snapshot();
    const saving = Promise.resolve(state.saving).then(async () => {
      const refusal = await this.#write(text, state, toValue);
      // A newer save decides, and a discarded text stays as it is.
      if (state.saving === saving && this.#states.has(text)) this.#settle(text, state, refusal);
      return refusal === null;
    });
    state.saving = saving;
    state.submitted = content;
    return saving;
  }

  /** Resolves with the reason if the text cannot be saved. */
  async #write(
    text: Text,
    state: TextState,
    toValue: (savedValue: string) => string,
  ): Promise<string | null> {
    try {
      await this.#load(text, state);
      const value = toValue(state.savedValue);
      if (value === state.savedValue) return null;
      state.stored = await this.#connection.save(text, value, state.stored);
      state.savedValue = typeof state.stored === "string" ? state.stored.trim() : value;
      // The owner has chosen another version.
      if (state.savedValue !== value && text.content === state.submitted) {
        text.show(state.savedValue);
        state.submitted = text.content;
      }
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  #settle(text: Text, state: TextState, refusal: string | null): void {
    const isOpen = this.#openText === text;
    state.saving = null;
    state.refusal = refusal;
    text.mark(refusal);
    if (refusal === null) {
      text.shown = state.submitted;
      if (isOpen && state.closesAfterSave && text.content === state.submitted) this.#close(text, true);
      if (this.#openText !== text) this.#states.delete(text);
    } else this.#connection.onRefuse(text, refusal);
    this.#connection.onSettle(text, refusal);
  }
}

function newState({ pageValue }: QueuedText): TextState {
  return {
    ...{ savedValue: pageValue, stored: pageValue, loading: null },
    ...{ saving: null, submitted: "", closesAfterSave: false, refusal: null },
  };
}
