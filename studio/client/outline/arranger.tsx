import type { SectionMedia } from "../../server/edits/section-kinds.ts";
import type { Path } from "../../shared/field-path.ts";
import { Refusal } from "../../shared/refusal.ts";
import { nounOf } from "../../shared/titles.ts";
import { TEXT_SELECTOR } from "../frame/page-frame.ts";
import { callApi, postJson } from "../state/api.ts";
import type { StudioStore } from "../state/studio-store.ts";
import { AddDialog, ConfirmDialog, MoveDialog } from "./arrange-dialogs.tsx";
import { elementOfPart, hasNoSelection, isCaretAtEnd, isEmptyBullet, pathOfPart, type Row } from "./parts.ts";

/** The status of a paste that would make locked files public. */
const NEEDS_CONFIRMATION = 428;

/** Arranges the parts of the page that the frame shows: sections, cards, bullets and figures. */
export class Arranger {
  readonly #store: StudioStore;
  #copied = { yaml: "", fromFile: "" };
  #isChanging = false;

  constructor(store: StudioStore) {
    this.#store = store;
  }

  /** The file of the shown page, or an empty string if the page has no parts. */
  get file(): string {
    const { site, address } = this.#store.getState();
    return site?.pages.find((page) => page.address === address)?.file ?? "";
  }

  get list(): Path {
    return this.file === "projects.yaml" ? ["cards"] : ["sections"];
  }

  /** Returns a function that shows the loaded rows, unless the owner opens another page in the meantime. */
  async loadRows(): Promise<() => void> {
    const { file } = this;
    const response = file ? await callApi(`outline?file=${encodeURIComponent(file)}`) : null;
    const outline = (await response?.json()) ?? { rows: [] };
    return () => file === this.file && this.#store.update(outline);
  }

  siblingsOf(path: Path): Row[] {
    const { rows } = this.#store.getState();
    return path.length === 2 ? rows : (rows[Number(path[1])]?.children ?? []);
  }

  rowAt(path: Path): Row | undefined {
    return this.siblingsOf(path)[indexOf(path)];
  }

  elementOf(path: Path): HTMLElement | null {
    return elementOfPart(this.#store.page, this.file, path);
  }

  select(part: Path | null, isScrolled = false): void {
    this.#store.update({ part });
    if (part && isScrolled) this.elementOf(part)?.scrollIntoView({ block: "nearest" });
    this.#store.placePopovers();
  }

  selectAround(element: Element): void {
    this.select(pathOfPart(this.file, element));
  }

  /** Adds a file to the hero or the part around an element. Returns false if they cannot have an image or a video. */
  addMedia(element: Element, file: File): boolean {
    this.selectAround(element);
    const { part } = this.#store.getState();
    const media = part && this.mediaOf(this.rowAt(part)?.kind);
    if (part && media) void this.chooseMedia(part, media, file);
    else if (element.closest("#hero")) this.chooseHeroImage(file);
    else return false;
    return true;
  }

  /** Returns the field with the own image or video of a section. */
  mediaOf(kind: string | undefined): SectionMedia | null {
    return this.#store.getState().kinds.find(({ name }) => name === kind)?.media ?? null;
  }

  chooseHeroImage(file?: File): void {
    void this.chooseMedia(["hero"], { field: "imgLink", isVideo: false }, file);
  }

  async chooseMedia(part: Path, { field, isVideo }: SectionMedia, file?: File): Promise<void> {
    await this.#store.replaceMedia({ file: this.file, path: [...part, field] }, isVideo, file);
  }

  /** Marks the selected part on the page, and places its tools. */
  placeTools(): void {
    const { part } = this.#store.getState();
    const element = part && this.rowAt(part) ? this.elementOf(part) : null;
    for (const old of this.#store.page.document.querySelectorAll("[data-studio-chosen]"))
      if (old !== element) old.removeAttribute("data-studio-chosen");
    element?.setAttribute("data-studio-chosen", "");
    this.#store.update({ partBox: element && this.#store.page.boxOf(element) });
    this.showGap();
  }

  /** Shows the "+" in the gap near the pointer, or else in a visible gap next to the selected section. */
  showGap(pointerY = Number.NaN): void {
    const { rows, part, gap } = this.#store.getState();
    if (document.querySelector("[role=dialog], [role=menu]")) return;
    const { page } = this.#store;
    const sections = this.list[0] === "sections" ? rows : [];
    const boxes = sections.flatMap(({ path }) => this.elementOf(path)?.getBoundingClientRect() ?? []);
    const gaps = [...boxes, null].map((box, index) => {
      const above = boxes[index - 1];
      const [top, bottom] = [above?.bottom ?? (box?.top ?? 0) - 40, box?.top ?? (above?.bottom ?? 0) + 40];
      const isNear = pointerY > top - 16 && pointerY < bottom + 16;
      return { index, isNear, center: (top + bottom) / 2 };
    });
    const next = Number(part?.[1]) + 1;
    const found =
      gaps.find(({ isNear }) => isNear) ??
      [gaps[next], gaps[next - 1]].find(
        (one) => one && one.center > 0 && one.center < page.element.offsetHeight,
      );
    const [box] = boxes;
    if (found && box) {
      // On a phone, keep the "+" to the right of the selected part's tools.
      const { x, y } = page.boxAt(new DOMRect(box.x + Math.max(box.width / 2, 300), found.center));
      this.#store.update({ gap: { index: found.index, x, y } });
    } else if (gap) this.#store.update({ gap: null });
  }

  /** Shows on the page where a dragged part would land. Returns a function that hides the line. */
  showLanding(path: Path, position: string): () => void {
    const element = this.elementOf(path);
    element?.scrollIntoView({ block: "center" });
    element?.setAttribute("data-studio-landing", position);
    return () => element?.removeAttribute("data-studio-landing");
  }

  async move(path: Path, to: number): Promise<void> {
    const from = indexOf(path);
    if (to < 0 || to >= this.siblingsOf(path).length || to === from) return;
    if (await this.#change(path, { action: "move", from, to })) this.select([...path.slice(0, -1), to], true);
  }

  /** Asks for the kind of a section, inserts a part, asks for its video, and selects its first text. */
  async insert(list: Path, index: number): Promise<void> {
    const noun = nounOf(list);
    const kind = noun === "section" ? await this.#store.openDialog<string>(<AddDialog />) : noun;
    const part = [...list, index];
    if (!kind || !(await this.#change(part, { action: "insert", index, kind }))) return;
    const media = this.mediaOf(kind);
    if (media?.isVideo) await this.chooseMedia(part, media);
    await this.#store.shown;
    await this.#edit(part);
  }

  async remove(path: Path): Promise<void> {
    if (!(await this.#change(path, { action: "remove", index: indexOf(path) }))) return;
    this.select(null);
    const { undo } = this.#store.site;
    const onPress = () => void (this.#store.site.undo === undo && this.#store.undoOrRedo("undo"));
    this.#store.notices.add({ message: `${undo}`, action: { label: "Undo", onPress } }, { timeout: 8000 });
  }

  async chooseTarget(path: Path): Promise<void> {
    const siblings = this.siblingsOf(path);
    const to = await this.#store.openDialog<number>(<MoveDialog path={path} siblings={siblings} />);
    if (to !== undefined) await this.move(path, to);
  }

  async copy(path: Path): Promise<void> {
    const { file } = this;
    const yaml = await (await callApi(`yaml?at=${encodeURIComponent(`${file}#${path.join(".")}`)}`)).text();
    await navigator.clipboard.writeText(yaml);
    this.#copied = { yaml, fromFile: file };
    this.#store.showMessage("Copied");
  }

  /** Inserts a copied part after the selected part. Returns false if the text is not a part. */
  paste(yaml: string, confirmed = false): boolean {
    if (!this.file || !/^(\s*#.*\n)*- (\w+:|#)/.test(yaml)) return false;
    const { part: selected, rows } = this.#store.getState();
    const isSection = /^(- | {2})type: /m.test(yaml);
    const list = selected && !isSection ? selected.slice(0, -1) : this.list;
    const index = selected ? Number(selected[list.length]) + 1 : rows.length;
    const fromFile = yaml.trim() === this.#copied.yaml.trim() ? this.#copied.fromFile : undefined;
    const part = [...list, index];
    void this.#change(part, { action: "insert", index, yaml, fromFile, confirmed })
      .then((isDone) => isDone && this.select(part, true))
      .catch(async (error) => {
        if (!(error instanceof Refusal && error.status === NEEDS_CONFIRMATION)) throw error;
        if (await this.#store.openDialog(<ConfirmDialog message={error.message} />)) this.paste(yaml, true);
      });
    return true;
  }

  /** Changes a list at a position. Returns false for a change that begins before the page shows the last one. */
  async #change(part: Path, change: object): Promise<boolean> {
    if (this.#isChanging) return false;
    this.#isChanging = true;
    try {
      if (!(await this.#store.editor.saveAll())) throw new Error("First correct the marked text.");
      await this.#store.shown; // A saved text changes its row.
      const { file } = this;
      const request = { file, path: part.slice(0, -1), was: this.rowAt(part)?.was ?? null, ...change };
      await this.#store.withOutdatedPage(async () => {
        await this.#store.perform(() => postJson("list", request), "Saved", file);
        await this.#store.shown;
      });
      return true;
    } finally {
      this.#isChanging = false;
    }
  }

  async #edit(path: Path): Promise<void> {
    this.select(path, true);
    const text = this.elementOf(path)?.querySelector<HTMLElement>(TEXT_SELECTOR);
    text?.scrollIntoView({ block: "center" });
    if (text) await this.#store.editor.begin(text);
  }

  onKey(event: KeyboardEvent, isTyping: boolean): boolean {
    const { part } = this.#store.getState();
    if (!part || (event.target as Element).closest?.("input, textarea, [role=dialog]")) return false;
    const isCommand = event.metaKey || event.ctrlKey;
    if (event.altKey && event.key === "ArrowUp") void this.move(part, indexOf(part) - 1);
    else if (event.altKey && event.key === "ArrowDown") void this.move(part, indexOf(part) + 1);
    else if (isTyping) return false;
    else if (event.key === "Delete") void this.remove(part);
    else if (isCommand && event.key === "c" && hasNoSelection(event)) void this.copy(part);
    else return false;
    return true;
  }

  /** Handles Enter at the end of a bullet, and Backspace in an empty bullet. */
  onTextKey(event: KeyboardEvent): boolean {
    const { editor } = this.#store;
    const element = editor.editedElement;
    const path = element && pathOfPart(this.file, element);
    const isPlainKey =
      !event.isComposing && !event.shiftKey && !event.metaKey && !event.ctrlKey && !event.altKey;
    if (!element || path?.at(-2) !== "bullets" || !isPlainKey) return false;
    if (event.key === "Enter" && editor.mode === "rich" && isCaretAtEnd(element))
      void this.insert(path.slice(0, -1), indexOf(path) + 1);
    else if (event.key === "Backspace" && !event.repeat && isEmptyBullet(element)) {
      editor.cancel();
      void this.remove(path);
    } else return false;
    event.preventDefault();
    return true;
  }
}

function indexOf(path: Path): number {
  return Number(path.at(-1));
}
