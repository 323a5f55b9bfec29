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
  /** Markdown by its look, or as its source; a text of one line is its own source. */
  mode: "line" | "rich" | "source";
  /** What it said. */
  was: string;
  /** What the file said: nothing for a string of the interface that it leaves to its default. */
  stored: unknown;
  /** What the page showed, to go back to. */
  html: string;
}

/** By the key that is pressed with Cmd or Ctrl; Firefox has none of its own. */
const COMMANDS: Record<string, string> = { b: "bold", i: "italic" };

/** One text of the page at a time is edited where it stands. */
class TextEditor {
  #edited: Edited | null = null;
  #isLeaving = false;
  #saving: Promise<boolean> | null = null;
  /** Once a text can be typed in, or is shown the other way. */
  onBegin: (element: HTMLElement, mode: Edited["mode"]) => void = () => {};

  get edited(): HTMLElement | null {
    return this.#edited?.element ?? null;
  }

  /** Whether something would be lost if the window closed now. */
  get isUnsaved(): boolean {
    const edited = this.#edited;
    return (
      edited !== null && edited.element.innerHTML !== edited.html && this.#valueOrNull(edited) !== edited.was
    );
  }

  /** @param point in the page, where the caret is to stand; without one all of the text is selected */
  async begin(element: HTMLElement, point?: { x: number; y: number }): Promise<void> {
    if (this.#edited?.element === element || !(await this.save())) return;
    const { value } = await (await ask(`value?at=${encodeURIComponent(nameOn(element))}`)).json();
    // Somebody pressed another one meanwhile.
    if (this.#edited && !(await this.save())) return;
    const was = typeof value === "string" ? value.trim() : (element.textContent ?? "");
    const mode = element.dataset.studioMarkdown === undefined ? "line" : "rich";
    this.#edited = { element, mode, was, stored: value, html: element.innerHTML };
    this.#show(was);
    this.#setCaret(point);
    this.onBegin(element, mode);
  }

  get isSource(): boolean {
    return this.#edited?.mode === "source";
  }

  /** Shows Markdown as its source, or as it looks. */
  toggleSource(): void {
    const edited = this.#edited;
    if (!edited || edited.mode === "line") return;
    const value = this.#value(edited);
    edited.mode = edited.mode === "rich" ? "source" : "rich";
    this.#show(value);
    this.onBegin(edited.element, edited.mode);
  }

  /** Puts beside the text what is said of it, and its tools. */
  keepBeside(): void {
    if (!this.edited) return;
    putBeside(said, frame.boxOf(this.edited), "below");
    putBeside(byId("tools"), frame.boxOf(this.edited), "above");
  }

  /** To the next text, or to the one before. */
  async #goOn(direction: 1 | -1): Promise<void> {
    const next = this.edited && frame.textBeside(this.edited, direction);
    await (next ? this.begin(next) : this.save());
  }

  /** Whether nothing is left to be saved. */
  save(): Promise<boolean> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  /** Something of the studio has the focus meanwhile, and the text stays open. */
  leaveFor(element: HTMLElement): void {
    this.#isLeaving = true;
    element.focus();
    this.#isLeaving = false;
  }

  cancel(): void {
    const edited = this.#edited;
    if (!edited) return;
    this.#end();
    edited.element.innerHTML = edited.html;
    edited.element.focus();
    studio.say("");
  }

  async #save(): Promise<boolean> {
    const edited = this.#edited;
    if (!edited || this.#isLeaving) return true;
    try {
      const value = this.#value(edited);
      // Where it stands now, as others may have come before it.
      const place = placeOf(nameOn(edited.element));
      if (value !== edited.was)
        await studio.setValue(place, value, edited.stored, () => this.#onWritten(value));
      else {
        edited.element.innerHTML = edited.html;
        this.#end();
      }
      return true;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      said.textContent = `${error.message} Esc takes back what you typed.`;
      said.showPopover();
      this.keepBeside();
      edited.element.focus();
      return false;
    }
  }

  /** The page shows then what the browser did not write, such as strong in place of b. What was typed meanwhile is to be saved. */
  #onWritten(value: string): void {
    const edited = this.#edited;
    if (edited && this.#valueOrNull(edited) !== value) {
      edited.was = value;
      edited.stored = value;
    } else this.#end();
  }

  /** Leaves the text as it is. */
  #end(): void {
    const element = this.#edited?.element;
    this.#edited = null;
    element?.removeAttribute("contenteditable");
    element?.removeAttribute("data-studio-source");
    said.hidePopover();
    byId("tools").hidePopover();
  }

  #show(value: string): void {
    const { element, mode } = this.#edited as Edited;
    element.contentEditable = mode === "rich" ? "true" : "plaintext-only";
    element.toggleAttribute("data-studio-source", mode === "source");
    if (mode === "rich") element.replaceChildren(toDom(parseRichText(value), element.ownerDocument));
    else if (element.textContent !== value) element.textContent = value;
    element.focus();
    command("defaultParagraphSeparator", "p");
    command("styleWithCSS", "false");
  }

  #setCaret(point: { x: number; y: number } | undefined): void {
    const { element } = this.#edited as Edited;
    const document = element.ownerDocument;
    const selection = document.getSelection();
    const caret = point && document.caretPositionFromPoint(point.x, point.y);
    if (caret && element.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
    else selection?.selectAllChildren(element);
  }

  /** @throws when no Markdown means what is shown */
  #value({ element, mode, was }: Edited): string {
    if (mode === "rich") return asWritten(was, fromDom(element)).trim();
    return (element.textContent ?? "").trim();
  }

  #valueOrNull(edited: Edited): string | null {
    try {
      return this.#value(edited);
    } catch {
      return null;
    }
  }

  /** To be told of each key within the page. Whether it was one of the editor's. */
  onKey(event: KeyboardEvent): boolean {
    const edited = this.#edited;
    // A half word of an input method is nobody's yet.
    if (!edited || event.isComposing || event.keyCode === 229) return false;
    const isCommand = event.metaKey || event.ctrlKey;
    if (event.key === "Escape") this.cancel();
    else if (event.key === "Tab") void this.#goOn(event.shiftKey ? -1 : 1);
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

  /** Plain text alone; an address that is pasted on a selection makes a link. */
  onInput(event: InputEvent): void {
    if (this.#edited?.mode !== "rich" || !/^insertFrom(Paste|Drop)/.test(event.inputType)) return;
    event.preventDefault();
    insertText(event.dataTransfer?.getData("text/plain") ?? "");
  }
}

export const editor = new TextEditor();

/** Of the field that an element shows. */
export function nameOn({ dataset }: HTMLElement): string {
  return dataset.studioMarkdown ?? dataset.studio ?? "";
}
