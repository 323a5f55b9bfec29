import { type FieldPath, fieldName } from "../../shared/field-path.ts";
import type { MissingType, Refusal } from "../../shared/refusal.ts";
import type { SaveValue } from "../state/save-value.tsx";
import type { Settings } from "./settings.ts";

type Parse = (typed: unknown) => unknown;

/** A value that the settings have not received from the server yet. */
interface Draft {
  value: unknown;
  was: unknown;
  item?: unknown;
  error?: string;
  missingType?: MissingType | null;
  isSaved?: boolean;
}

type DraftSettings = Pick<
  Settings,
  "drafts" | "preview" | "saveValue" | "onSave" | "notices" | "countRefused"
>;

/** Returns the unsaved draft of a field, also during its save, or a new draft. */
export function draftOf(settings: DraftSettings, place: FieldPath): FieldDraft {
  return settings.drafts.get(fieldName(place)) ?? new FieldDraft(settings, place);
}

/** The value that the owner types in a field. A refused value survives when the settings show another file. */
export class FieldDraft {
  /** The value in the file. */
  saved: unknown;
  /** The item of the list around the field. */
  item: unknown;
  /** Saves the value, for example by adding an item to a list. */
  write: SaveValue;
  /** Runs after each change of the draft. */
  onChange = (): void => undefined;
  readonly #settings: DraftSettings;
  readonly #place: FieldPath;
  #latest: Draft | null = null;
  #saving: Promise<void> | null = null;
  #next: Parse | null = null;

  constructor(settings: DraftSettings, place: FieldPath) {
    this.#settings = settings;
    this.#place = place;
    this.write = settings.saveValue;
  }

  get current(): unknown {
    return this.#latest ? this.#latest.value : this.saved;
  }

  get error(): string {
    return this.#latest?.error ?? "";
  }

  /** The card type that the server refused, because the profile does not list it. */
  get missingType(): MissingType | null {
    return this.#latest?.missingType ?? null;
  }

  readonly change = (value: unknown): void => {
    const { was = this.saved, item = this.item, error } = this.#latest ?? {};
    this.#set({ value, was, item, ...(error && { error }) });
  };

  readonly preview = (value: unknown): void => {
    this.change(value);
    this.#settings.preview.show(this.#place, value);
  };

  /** Shows the saved value again. Returns false if nothing was changed. */
  discard(): boolean {
    const isChanged = this.#latest !== null && !this.#latest.isSaved;
    if (isChanged) this.#set(null);
    return isChanged;
  }

  /** Forgets a saved draft after the settings have received its value. */
  settle(): void {
    if (this.#latest?.isSaved) this.#set(null);
  }

  /** Saves what is typed when the field disappears, for example because another program has moved its section. */
  async leave(): Promise<void> {
    if (!this.error) await this.save();
  }

  /**
   * Saves the typed value. Waits for a running save, and saves nothing if the server refuses the earlier value.
   * @param parse returns the value to save, or throws an error for the owner
   */
  save(parse: Parse = (typed) => typed): Promise<void> {
    this.#next = parse;
    this.#saving ??= this.#saveQueued();
    return this.#saving;
  }

  async #saveQueued(): Promise<void> {
    for (let parse = this.#next; parse; parse = this.#next) {
      this.#next = null;
      if (!(await this.#saveOnce(parse))) this.#next = null;
    }
    this.#saving = null;
  }

  /** Returns false if the value is refused. */
  async #saveOnce(parse: Parse): Promise<boolean> {
    const draft = this.#latest;
    if (!draft || draft.isSaved) return true;
    try {
      await this.#settings.preview.stop();
      const value = parse(draft.value);
      const isUnchanged = value === (typeof draft.was === "string" ? draft.was.trim() : draft.was);
      if (!isUnchanged) await this.write(this.#place, value, draft.was, draft.item);
      this.#settings.onSave(this.#place);
      if (this.#latest === draft) this.#set(isUnchanged ? null : { value, was: value, isSaved: true });
      else if (this.#latest && !isUnchanged) this.#set({ ...this.#latest, was: value });
      return true;
    } catch (error) {
      const { message, missingType = null } = error as Error & Partial<Refusal>;
      if (this.#latest) this.#set({ ...this.#latest, error: message, missingType });
      // The field shows the reason, and the bar counts the refused values.
      this.#settings.notices.showMessage("");
      return false;
    }
  }

  #set(draft: Draft | null): void {
    this.#latest = draft;
    const name = fieldName(this.#place);
    if (draft && !draft.isSaved) this.#settings.drafts.set(name, this);
    else this.#settings.drafts.delete(name);
    this.#settings.countRefused();
    this.onChange();
  }
}
