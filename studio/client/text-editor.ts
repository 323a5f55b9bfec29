import type { RichText } from "#app/content/types.ts";
import { parseRichText } from "../../pipeline/read/rich-text.ts";
import { asWritten } from "../markdown.ts";
import { placeOf } from "../place-name.ts";
import { ask } from "./ask.ts";
import { beginsList, command, insertText, isInList } from "./commands.ts";
import { byId, putBeside } from "./element.ts";
import { frame } from "./page-frame.ts";
import { fromDom, toDom } from "./rich-text.ts";
import { studio } from "./studio.ts";

const said = byId("said");

interface Edited {
  element: HTMLElement;
  /** Markdown as formatted text or as source; a text of one line is its own source. */
  mode: "line" | "rich" | "source";
  /** The text in the file; until it is loaded, the text on the page. */
  was: string;
  /** The value in the file: undefined for an interface string that is left at its default. */
  stored: unknown;
  /** The element's HTML before it was edited. */
  html: string;
  /** The element's HTML as long as nothing is typed. */
  shown: string;
  /** Whether the page shows exactly the text of the file, so that it can be edited before the file is read. */
  isPlain: boolean;
  isLoaded: boolean;
  loading: Promise<void>;
}

type Typed = string | RichText;

const REFUSED = "[data-studio-unsaved]:not([data-studio-unsaved=''])";

/** Commands by the key that is pressed with Cmd or Ctrl. Firefox has no shortcuts for them. */
const COMMANDS: Record<string, string> = { b: "bold", i: "italic" };

class TextEditor {
  #edited: Edited | null = null;
  #isLeaving = false;
  #saving: Promise<boolean> | null = null;
  /** Texts that were left with Tab and are being saved. */
  readonly #left = new Map<Element, Promise<void>>();
  /** HTML of refused texts before they were edited. */
  readonly #refused = new WeakMap<Element, string>();
  /** Called when a text can be typed in, or is shown the other way. */
  onBegin: (element: HTMLElement, mode: Edited["mode"]) => void = () => {};

  get edited(): HTMLElement | null {
    return this.#edited?.element ?? null;
  }

  /** Whether something would be lost if the window closed now. */
  get isUnsaved(): boolean {
    const edited = this.#edited;
    if (this.#left.size > 0 || frame.document.querySelector(REFUSED)) return true;
    return edited !== null && this.#isTyped(edited) && this.#valueOrNull(edited) !== edited.was;
  }

  /**
   * Makes a plain text editable at once, and any other when its source is loaded.
   * @param point where to put the caret on the page; by default, selects the whole text
   */
  async begin(element: HTMLElement, point?: { x: number; y: number }): Promise<void> {
    while (this.#edited) if (this.#edited.element === element || !(await this.save())) return;
    const html = this.#refused.get(element) ?? element.innerHTML;
    const mode = element.dataset.studioMarkdown === undefined ? "line" : "rich";
    const was = (element.textContent ?? "").trim();
    // Elements inside can be hints that are not in the file, such as one at a link.
    const isPlain = mode === "line" && element.childElementCount === 0;
    const shown = { element, mode, isPlain, was, stored: was, html, shown: element.innerHTML } as const;
    const edited: Edited = { ...shown, isLoaded: false, loading: Promise.resolve() };
    this.#edited = edited;
    if (isPlain) this.#start(edited, was, point);
    else element.focus();
    edited.loading = this.#load(edited, point);
    await edited.loading;
  }

  async #load(edited: Edited, point: { x: number; y: number } | undefined): Promise<void> {
    const { element } = edited;
    try {
      await this.#left.get(element);
      const { value } = await (await ask(`value?at=${encodeURIComponent(nameOn(element))}`)).json();
      if (typeof value === "string") edited.was = value.trim();
      edited.stored = value;
      edited.isLoaded = true;
    } catch (error) {
      if (this.#edited === edited) this.cancel();
      throw error;
    }
    if (this.#edited !== edited) return;
    const isRefused = this.#refused.has(element);
    if (!edited.isPlain) {
      const source = edited.mode === "rich" ? parseRichText(edited.was) : edited.was;
      this.#start(edited, isRefused ? typedIn(edited) : source, point);
    } else if (!isRefused && element.innerHTML === edited.shown && this.#show(edited, edited.was))
      this.#setCaret(point);
  }

  #isTyped({ element, shown, isPlain, isLoaded }: Edited): boolean {
    const isOpen = isPlain || isLoaded;
    return isOpen && (element.innerHTML !== shown || this.#refused.has(element));
  }

  #start(edited: Edited, typed: Typed, point: { x: number; y: number } | undefined): void {
    const { element, mode } = edited;
    this.#open(edited);
    this.#show(edited, typed);
    this.#setCaret(point);
    this.onBegin(element, mode);
    const { studioUnsaved } = element.dataset;
    if (studioUnsaved) this.#explain(studioUnsaved);
  }

  get isSource(): boolean {
    return this.#edited?.mode === "source";
  }

  toggleSource(): void {
    const edited = this.#edited;
    if (!edited?.isLoaded || edited.mode === "line") return;
    const value = this.#value(edited);
    edited.mode = edited.mode === "rich" ? "source" : "rich";
    this.#open(edited);
    this.#show(edited, edited.mode === "rich" ? parseRichText(value) : value);
    this.onBegin(edited.element, edited.mode);
  }

  keepBeside(): void {
    if (!this.edited) return;
    putBeside(said, frame.boxOf(this.edited), "below");
    putBeside(byId("tools"), frame.boxOf(this.edited), "above");
  }

  /** Moves to the next text or the one before, and saves this one in the background. */
  #goOn(direction: 1 | -1): void {
    const edited = this.#edited;
    const next = edited && frame.textBeside(edited.element, direction);
    if (!edited || !next) return void this.save();
    const { element } = edited;
    const [isTyped, typed] = [this.#isTyped(edited), typedIn(edited)];
    this.#end();
    if (!isTyped) element.innerHTML = edited.html;
    else {
      element.dataset.studioUnsaved = "";
      const saving = this.#saveLeft(edited, typed).finally(() => this.#left.delete(element));
      this.#left.set(element, saving);
    }
    void this.begin(next);
  }

  /** Marks the text if it is refused, and leaves it as it was typed. */
  async #saveLeft(edited: Edited, typed: Typed): Promise<void> {
    const { element } = edited;
    try {
      await edited.loading;
      const value = sourceOf(typed, edited.was);
      if (value === edited.was) this.#accept(element);
      else {
        const place = placeOf(nameOn(element));
        await studio.setValue(place, value, edited.stored, () => this.#accept(element));
      }
    } catch (error) {
      const { message } = error as Error;
      element.dataset.studioUnsaved = message;
      this.#refused.set(element, edited.html);
      if (this.#edited?.element !== element) return;
      this.#edited.html = edited.html;
      this.#explain(message);
    }
  }

  #accept(element: HTMLElement): void {
    this.#refused.delete(element);
    element.removeAttribute("data-studio-unsaved");
  }

  /** Saves all texts. Opens a text that was refused, and returns whether there is none. */
  async saveAll(): Promise<boolean> {
    await Promise.all(this.#left.values());
    if (!(await this.save())) return false;
    const refused = frame.document.querySelector<HTMLElement>(REFUSED);
    if (refused) await this.begin(refused);
    return refused === null;
  }

  /** Saves the text that is being edited, and returns whether that worked. */
  save(): Promise<boolean> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  /** Focuses one of the studio's elements and keeps the text open. */
  leaveFor(element: HTMLElement): void {
    this.#isLeaving = true;
    element.focus();
    this.#isLeaving = false;
  }

  cancel(): void {
    const edited = this.#edited;
    if (!edited) return;
    this.#end();
    this.#accept(edited.element);
    edited.element.innerHTML = edited.html;
    edited.element.focus();
    studio.say("");
  }

  async #save(): Promise<boolean> {
    const edited = this.#edited;
    if (!edited || this.#isLeaving) return true;
    const { element, html } = edited;
    const isTyped = this.#isTyped(edited);
    try {
      if (isTyped) await edited.loading;
      const value = isTyped ? this.#value(edited) : edited.was;
      // The element has its present name, because sections before it can have come or gone.
      const place = placeOf(nameOn(element));
      if (value !== edited.was)
        await studio.setValue(place, value, edited.stored, () => this.#onWritten(value));
      else if (this.#edited === edited) {
        this.#accept(element);
        element.innerHTML = html;
        this.#end();
      }
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#explain(error.message);
      element.focus();
      return false;
    }
  }

  #explain(reason: string): void {
    said.textContent = `${reason} Esc restores the text.`;
    said.showPopover();
    this.keepBeside();
  }

  /** Ends editing, so that the page shows its own HTML. A text that was typed meanwhile stays open. */
  #onWritten(value: string): void {
    const edited = this.#edited;
    if (edited) this.#accept(edited.element);
    if (edited && this.#valueOrNull(edited) !== value) {
      edited.was = value;
      edited.stored = value;
    } else this.#end();
  }

  #end(): void {
    const element = this.#edited?.element;
    this.#edited = null;
    element?.removeAttribute("contenteditable");
    element?.removeAttribute("data-studio-source");
    said.hidePopover();
    byId("tools").hidePopover();
  }

  #open({ element, mode }: Edited): void {
    element.contentEditable = mode === "rich" ? "true" : "plaintext-only";
    element.toggleAttribute("data-studio-source", mode === "source");
    element.focus();
    command("defaultParagraphSeparator", "p");
    command("styleWithCSS", "false");
  }

  /** Returns whether the element contained something else. */
  #show(edited: Edited, typed: Typed): boolean {
    const { element } = edited;
    const next = element.ownerDocument.createElement("div");
    next.append(typeof typed === "string" ? typed : toDom(typed, element.ownerDocument));
    // A text of one line can have elements around it.
    const isOther =
      typeof typed === "string" ? element.textContent !== typed : element.innerHTML !== next.innerHTML;
    if (isOther) element.replaceChildren(...next.childNodes);
    edited.shown = element.innerHTML;
    return isOther;
  }

  #setCaret(point: { x: number; y: number } | undefined): void {
    const { element } = this.#edited as Edited;
    const document = element.ownerDocument;
    const selection = document.getSelection();
    const caret = point && document.caretPositionFromPoint(point.x, point.y);
    if (caret && element.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
    else selection?.selectAllChildren(element);
  }

  #value(edited: Edited): string {
    return sourceOf(typedIn(edited), edited.was);
  }

  #valueOrNull(edited: Edited): string | null {
    try {
      return this.#value(edited);
    } catch {
      return null;
    }
  }

  /** Handles a key that was pressed on the page. Returns whether it was a key of the editor. */
  onKey(event: KeyboardEvent): boolean {
    const edited = this.#edited;
    // An input method has not finished the word.
    if (!edited || event.isComposing || event.keyCode === 229) return false;
    const isCommand = event.metaKey || event.ctrlKey;
    if (event.key === "Escape") this.cancel();
    else if (event.key === "Tab") this.#goOn(event.shiftKey ? -1 : 1);
    else if (event.key === "Enter" && (isCommand || edited.mode === "line")) {
      void this.save().then((isSaved) => isSaved && edited.element.focus());
    } else if (event.key === "Enter" && edited.mode === "rich" && !isInList()) command("insertLineBreak");
    else if (event.key === " " && edited.mode === "rich" && beginsList()) command("insertUnorderedList");
    else if (isCommand && event.key === "/") this.toggleSource();
    else if (isCommand && edited.mode === "rich" && event.shiftKey && event.code === "Digit8")
      command("insertUnorderedList");
    else if (isCommand && edited.mode === "rich" && event.key.toLowerCase() in COMMANDS)
      command(COMMANDS[event.key.toLowerCase()] ?? "");
    else return false;
    event.preventDefault();
    return true;
  }

  /** Pastes only plain text. An address that is pasted on a selection creates a link. */
  onInput(event: InputEvent): void {
    if (this.#edited?.mode !== "rich" || !/^insertFrom(Paste|Drop)/.test(event.inputType)) return;
    event.preventDefault();
    insertText(event.dataTransfer?.getData("text/plain") ?? "");
  }
}

export const editor = new TextEditor();

function typedIn({ element, mode }: Edited): Typed {
  return mode === "rich" ? fromDom(element) : (element.textContent ?? "");
}

function sourceOf(typed: Typed, was: string): string {
  return (typeof typed === "string" ? typed : asWritten(was, typed)).trim();
}

export function nameOn({ dataset }: HTMLElement): string {
  return dataset.studioMarkdown ?? dataset.studio ?? "";
}
