import { fieldName, type Path } from "../../shared/field-path.ts";
import { NEEDS_CONFIRMATION, Refusal } from "../../shared/refusal.ts";
import { nounOf } from "../../shared/titles.ts";
import type { Page } from "../frame/page.ts";
import { TEXT_SELECTOR } from "../frame/page-frame.ts";
import { CardDialog } from "../pages/card-dialog.tsx";
import type { Call, Input } from "../state/connection.ts";
import { createModelContext } from "../state/model.ts";
import type { Notices } from "../state/notices.ts";
import type { Saving } from "../state/saving.ts";
import { deletionMessage, type UndoNotice } from "../state/undo-notice.ts";
import { runCommand } from "../text/commands.ts";
import type { Caret } from "../text/edited-text.ts";
import type { TextEditor } from "../text/text-editor.ts";
import { AddDialog, ChoiceDialog, ConfirmDialog } from "./arrange-dialogs.tsx";
import { indexOf, PartSelection, type SelectionOptions } from "./part-selection.ts";
import { labelOf } from "./parts.ts";

interface ArrangerOptions extends SelectionOptions {
  call: Call;
  page: Pick<Page, "address" | "frame" | "placeMarks" | "state" | "whileOutdated">;
  editor: Pick<TextEditor, "saveAll" | "begin" | "editedElement" | "editedPlace" | "caret">;
  notices: Pick<Notices, "openDialog" | "showMessage">;
  undoNotice: Pick<UndoNotice, "run">;
  saving: Pick<Saving, "run">;
}

type WithoutPlace<Change> = Change extends unknown ? Omit<Change, "file" | "path" | "was"> : never;
type ListChange = WithoutPlace<Input<"changeList">>;

export const [ArrangerProvider, useArranger] = createModelContext<Arranger>();

/** Selects, moves, inserts and removes the parts of the page that the frame shows. */
export class Arranger extends PartSelection {
  readonly #options: ArrangerOptions;
  #isChanging = false;
  /** The characters typed during an insertion or a move, for the text that opens next. Null at other times. */
  #typed: string | null = null;

  constructor(options: ArrangerOptions) {
    super(options);
    this.#options = options;
  }

  /** Selects a part and scrolls to it. Says how to see a part that strangers do not see. */
  show(part: Path): void {
    const { notices, page } = this.#options;
    this.select(part, true);
    if (page.state.getState().view === "stranger" && !this.elementOf(part))
      notices.showMessage("Strangers see only the lock. To see this part, choose View as: Passcode holder.");
  }

  /** Moves a part. If the owner edits a text in this part, reopens the text with the caret at the same position. */
  async move(path: Path, to: number): Promise<void> {
    const from = indexOf(path);
    if (this.#isChanging || to < 0 || to >= this.siblingsOf(path).length || to === from) return;
    const { editor, page } = this.#options;
    const newPath = [...path.slice(0, -1), to];
    const nameOf = (part: Path) => fieldName({ file: this.file, path: part });
    const editedName = editor.editedPlace ? fieldName(editor.editedPlace) : "";
    const isInPart = editedName.startsWith(`${nameOf(path)}.`);
    const { caret } = editor;
    const message = this.#messageAfterMove(path, to);
    const moveText = async () => {
      await this.#change(path, { action: "move", from, to }, message);
      this.select(newPath, true);
      if (!isInPart) return;
      const texts = page.frame.fieldsOf(editedName.replace(nameOf(path), nameOf(newPath)));
      // The table of contents also shows the titles of sections.
      const text = texts.find((element) => this.elementOf(newPath)?.contains(element));
      await this.#edit(text, caret);
    };
    await (isInPart ? this.#whileTyping(moveText) : moveText());
  }

  /** Returns a message such as "Saved · Search, 4 of 7". */
  #messageAfterMove(path: Path, to: number): string {
    const { title = "", kind = "" } = this.rowAt(path) ?? {};
    return `Saved · ${title || labelOf(kind)}, ${to + 1} of ${this.siblingsOf(path).length}`;
  }

  /** Runs a change of the lists, such as Undo, and then selects the same part at its new place. */
  async followPart(change: () => Promise<unknown>): Promise<void> {
    const { part } = this.state.getState();
    const valueAt = (path: Path) => JSON.stringify(this.rowAt(path)?.was);
    const value = part && valueAt(part);
    await change();
    if (!part || value === valueAt(part)) return;
    const index = this.siblingsOf(part).findIndex(({ path }) => valueAt(path) === value);
    if (index >= 0) this.select([...part.slice(0, -1), index], true);
  }

  /** Asks for the page of a card or the kind of a section, inserts a part, and selects its first text or the card. */
  async insert(list: Path, index: number): Promise<void> {
    const { notices, page } = this.#options;
    const { kinds } = this.state.getState();
    const noun = nounOf(list);
    if (noun === "card") {
      if (await notices.openDialog(<CardDialog index={index} />)) this.select([...list, index], true);
      return;
    }
    const dialog = <AddDialog kinds={kinds} page={page.frame.document} />;
    const kind = noun === "section" ? await notices.openDialog<string>(dialog) : noun;
    const part = [...list, index];
    if (!kind || this.#isChanging) return;
    await this.#whileTyping(async () => {
      await this.#change(part, { action: "insert", index, kind });
      const media = this.mediaOf(kind);
      if (media?.isVideo) await this.chooseMedia(part, media);
      this.select(part, true);
      const text = this.elementOf(part)?.querySelector<HTMLElement>(TEXT_SELECTOR);
      text?.scrollIntoView({ block: "center" });
      await this.#edit(text ?? undefined);
    });
  }

  /** Keeps characters typed during a change. If the change fails, adds them to the text that was open before. */
  async #whileTyping(change: () => Promise<void>): Promise<void> {
    const { editedElement, caret } = this.#options.editor;
    this.#typed = "";
    try {
      await change();
    } catch (error) {
      if (this.#typed && editedElement) await this.#edit(editedElement, caret);
      throw error;
    } finally {
      this.#typed = null;
    }
  }

  /** Keeps a character for the text that opens after an insertion or a move. Returns false if another text is open. */
  keepCharacter(character: string): boolean {
    if (this.#typed === null || this.#options.editor.editedElement) return false;
    this.#typed += character;
    return true;
  }

  /** Removes a part. If the outline has the focus, selects the next row there. */
  async remove(path: Path): Promise<void> {
    const isInOutline = document.querySelector("#outline :focus") !== null;
    const isRemoved = await this.#options.undoNotice.run(
      () => this.#change(path, { action: "remove", index: indexOf(path) }),
      deletionMessage,
      true,
    );
    if (!isRemoved) return;
    const index = Math.min(indexOf(path), this.siblingsOf(path).length - 1);
    const next = isInOutline && index >= 0 ? [...path.slice(0, -1), index] : null;
    this.select(next, true);
    if (next) document.querySelector<HTMLElement>(`#outline [data-key="${next.join(".")}"]`)?.focus();
  }

  async chooseTarget(path: Path): Promise<void> {
    const others = this.siblingsOf(path).toSpliced(indexOf(path), 1);
    const labels = ["At the start", ...others.map(({ title }) => `After “${title}”`)];
    const dialog = <ChoiceDialog title="Move to" labels={labels} omitted={indexOf(path)} />;
    const to = await this.#options.notices.openDialog<number>(dialog);
    if (to !== undefined) await this.move(path, to);
  }

  async copy(path: Path): Promise<void> {
    const { file } = this;
    const yaml = await this.#options.call("copyItem", { file, path });
    await navigator.clipboard.writeText(yaml);
    this.state.setState({ copied: { yaml, fromFile: file, noun: nounOf(path.slice(0, -1)) } });
    this.#options.notices.showMessage("Copied");
  }

  /** Inserts a copy of a part after it. */
  async duplicate(path: Path): Promise<void> {
    await this.#options.editor.saveAll();
    const yaml = await this.#options.call("copyItem", { file: this.file, path });
    const index = indexOf(path) + 1;
    const part = [...path.slice(0, -1), index];
    if (await this.#change(part, { action: "insert", index, yaml, isDuplicate: true }))
      this.select(part, true);
  }

  /** Inserts a copied part after the selected part. Returns false if the text is not a part. */
  paste(yaml: string, confirmed = false): boolean {
    const { part: selected, rows, copied } = this.state.getState();
    const isCopied = yaml.trim() !== "" && yaml.trim() === copied?.yaml.trim();
    if (!this.file || !(isCopied || /^(\s*#.*\n)*- (\w+:|#)/.test(yaml))) return false;
    const isSection = /^(- | {2})type: /m.test(yaml);
    const list = selected && !isSection ? selected.slice(0, -1) : this.list;
    const index = selected ? Number(selected[list.length]) + 1 : rows.length;
    const fromFile = isCopied ? copied.fromFile : undefined;
    const part = [...list, index];
    void this.#change(part, { action: "insert", index, yaml, fromFile, confirmed })
      .then((isDone) => isDone && this.select(part, true))
      .catch(async (error) => {
        if (!(error instanceof Refusal && error.status === NEEDS_CONFIRMATION)) throw error;
        const dialog = <ConfirmDialog message={error.message} />;
        if (await this.#options.notices.openDialog(dialog)) this.paste(yaml, true);
      });
    return true;
  }

  /** Changes the value of a part. @param change returns the new value */
  async replace(path: Path, change: (was: unknown) => unknown): Promise<void> {
    await this.#run((file) => {
      const was = this.rowAt(path)?.was;
      return this.#options.call("setValue", { file, path, value: change(was), was, item: was });
    });
  }

  /** Changes a list at a position. Returns false for a change that begins before the page shows the last one. */
  #change(part: Path, change: ListChange, message?: string): Promise<boolean> {
    return this.#run(async (file) => {
      const send = async () => {
        const place = { file, path: part.slice(0, -1), was: this.rowAt(part)?.was ?? null };
        await this.#options.call("changeList", { ...place, ...change });
      };
      await send().catch((error) => {
        // The list has changed in another window. The refusal has updated the rows, so an insertion can be repeated.
        if (change.action === "insert" && error.status === 409) return send();
        throw error;
      });
      return message;
    });
  }

  async #run(work: (file: string) => Promise<unknown>): Promise<boolean> {
    if (this.#isChanging) return false;
    const { editor, page, saving } = this.#options;
    this.#isChanging = true;
    try {
      if (!(await editor.saveAll())) throw new Error("First correct the marked text.");
      const { file } = this;
      await page.whileOutdated(() => saving.run(() => work(file), { file }));
      return true;
    } finally {
      this.#isChanging = false;
    }
  }

  /** Opens a text and adds the kept characters. Then reopens a text that the owner has opened in the meantime. */
  async #edit(text: HTMLElement | undefined, caret?: Caret): Promise<void> {
    const { editor } = this.#options;
    const { editedElement, caret: editedCaret } = editor;
    if (!text || (editedElement && !this.#typed)) return;
    const opening = editor.begin(text, caret);
    if (this.#typed) runCommand(text.ownerDocument, "insertText", this.#typed);
    this.#typed = null;
    if (editedElement) void editor.begin(editedElement, editedCaret);
    await opening;
  }
}
