import type { ReactNode } from "react";
import { type FieldPath, fieldName, parseFieldName } from "../../shared/field-path.ts";
import { FILE_TITLES } from "../../shared/titles.ts";
import type { View } from "../../shared/views.ts";
import { BoxFollower } from "../frame/box-follower.ts";
import { marksOf } from "../frame/marks.ts";
import { listenToPage } from "../frame/page-events.ts";
import { PageFrame } from "../frame/page-frame.ts";
import { replaceImage } from "../media/image-dialog.tsx";
import { replaceVideo } from "../media/video-dialog.tsx";
import { Arranger } from "../outline/arranger.tsx";
import { Preview } from "../settings/preview.ts";
import type { Draft } from "../settings/use-draft.ts";
import { type EditedText, fieldNameOf } from "../text/edited-text.ts";
import { TextEditor } from "../text/text-editor.ts";
import { openDialog } from "../ui/open-dialog.ts";
import { createNotices } from "../ui/toasts.tsx";
import { callApi, postJson, type State } from "./api.ts";
import { saveValue } from "./save-value.ts";
import { initialState, LAST_PAGE, type StudioState, VIEW } from "./studio-state.ts";

/** Contains the state of the studio's page, and each action that changes it. */
export class StudioStore {
  readonly page = new PageFrame({
    view: () => this.#state.view,
    onLoad: () => this.#showLoadedPage(),
    onKept: (element, newHtml) => this.editor.update(element, newHtml),
  });
  readonly editor = new TextEditor(this);
  readonly notices = createNotices();
  readonly arranger = new Arranger(this);
  /** Resolves after the page shows the last change. */
  shown: Promise<void> = Promise.resolve();
  readonly preview = new Preview(async (change) => {
    await postJson("preview", change);
    await this.page.refresh();
  });
  /** Maps field names to unsaved values in the panel. */
  readonly drafts = new Map<string, Draft>();
  readonly #follower = new BoxFollower(() => this.placePopovers());
  readonly #listeners = new Set<() => void>();
  #hovered: HTMLElement | null = null;
  #field: FieldPath | null = null;
  #saving: Promise<unknown> = Promise.resolve();
  #lastPlace: FieldPath = { file: "theme.yaml", path: [] };
  #state = initialState();
  #changeCount = 0;
  #isChoosingMedia = false;
  #requestCount = 0;
  #shownRequest = 0;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = () => this.#state;

  readonly update = (change: Partial<StudioState>) => {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  };

  get site(): State {
    if (!this.#state.site) throw new Error("The state is not loaded yet.");
    return this.#state.site;
  }

  showMessage(message: string, isAlarm = false): void {
    this.update({ message, isAlarm });
  }

  async loadState(): Promise<void> {
    this.#requestCount += 1;
    const requestNumber = this.#requestCount;
    const site = await (await callApi("state")).json();
    // Ignore a slow response that is older than the shown state.
    if (requestNumber > this.#shownRequest) {
      this.#shownRequest = requestNumber;
      this.update({ site });
    }
  }

  /** Makes a change, shows its result and updates the page. @param work can resolve with a message to show */
  async perform(
    work: () => Promise<unknown>,
    done = "Saved",
    file = "",
    failure = "Not saved: ",
  ): Promise<void> {
    this.showMessage("Saving…");
    const saving = work();
    this.#saving = saving.catch(() => undefined);
    try {
      const message = await saving;
      this.shown = this.#showAll(typeof message === "string" ? message : done, file);
    } catch (error) {
      this.showMessage(failure + (error as Error).message, true);
      void this.page.refresh();
      throw error;
    }
  }

  readonly setValue = (place: FieldPath, value: unknown, was: unknown) => saveValue(this, place, value, was);

  async undoOrRedo(verb: "undo" | "redo"): Promise<void> {
    if (!(await this.editor.saveAll())) return;
    await this.#saving;
    await this.loadState();
    const label = this.site[verb];
    if (label === null) return;
    const message = verb === "undo" ? `Undone: ${label}` : `Redone: ${label}`;
    await this.withOutdatedPage(async () => {
      await this.perform(() => postJson(verb, null), message, "", "").catch(() => this.loadState());
      await this.shown;
    });
  }

  /** Opens a dialog, unless a dialog for an image or a video is already open or loading. */
  readonly replaceMedia = async (place: FieldPath, isVideo = false, file?: File): Promise<void> => {
    if (this.#isChoosingMedia) return;
    this.#isChoosingMedia = true;
    await (isVideo ? replaceVideo : replaceImage)(this, place, file).finally(() => {
      this.#isChoosingMedia = false;
    });
  };

  /** Creates, renames or deletes a page, and then shows the page at `address`. */
  async changeSite(verb: string, change: object, address: string): Promise<void> {
    if (!(await this.editor.saveAll())) return;
    await this.withOutdatedPage(async () => {
      await postJson(verb, change);
      await this.loadState();
      await this.#load(address);
    });
    const undo = { label: "Undo", onPress: () => void this.undoOrRedo("undo") };
    this.notices.add({ message: `Done: ${this.site.undo}`, action: undo }, { timeout: 8000 });
  }

  /** Prevents clicks on the page until a change of its parts is visible. */
  async withOutdatedPage(change: () => Promise<void>): Promise<void> {
    this.#changeCount += 1;
    this.update({ isOutdated: true });
    await change().finally(() => {
      this.#changeCount -= 1;
      this.update({ isOutdated: this.#changeCount > 0 });
    });
  }

  async #load(address: string): Promise<void> {
    const isLoaded = new Promise((resolve) =>
      this.page.element.addEventListener("load", resolve, { once: true }),
    );
    this.page.go(address);
    await isLoaded;
  }

  async #showAll(done: string, file: string): Promise<void> {
    await this.loadState();
    const isShownPage = this.site.pages.some(({ address }) => address === this.#state.address);
    if (isShownPage) await this.refreshPage();
    else if (!this.editor.isUnsaved) this.page.go("/");
    this.refreshForm();
    const fileHasProblem = this.site.problems.some((problem) => problem.file === `content/${file}`);
    if (fileHasProblem)
      this.showMessage("Saved. Pages show the change after you fix the problem in that file.", true);
    else this.showMessage(done);
  }

  /** Updates the page and its rows. The rows are never newer than the page that the owner sees. */
  async refreshPage(): Promise<void> {
    const showRows = await this.arranger.loadRows();
    if (await this.page.refresh()) showRows();
    this.placePopovers();
  }

  readonly openDialog = <Answer>(content: ReactNode) => openDialog<Answer>(this, content);

  /** Opens the sheet, unless a text or a value in the settings could not be saved. */
  async openPublishSheet(sheet: ReactNode): Promise<void> {
    if (!(await this.editor.saveAll())) return;
    const refused = [...this.drafts].find(([, { error }]) => error);
    if (refused) {
      this.openForm(parseFieldName(refused[0]), true);
      this.showMessage("First correct the value in the settings.", true);
    } else await this.openDialog(sheet);
  }

  /** Shows the page at a path, unless a text on the current page cannot be saved. */
  async showPage(address: string): Promise<void> {
    if (!(await this.editor.saveAll())) return;
    this.#showPageForm(address);
    this.page.go(address);
  }

  async showView(view: View): Promise<void> {
    if (!(await this.editor.saveAll())) return;
    sessionStorage.setItem(VIEW, view);
    this.update({ view });
    this.page.go(this.page.address);
  }

  showScheme(scheme: StudioState["scheme"]): void {
    this.update({ scheme });
    this.page.showScheme(scheme);
  }

  /** Shows a field on the page, or with `isInForm`, in the settings. */
  async showProblem(file: string, field: string, isInForm = false): Promise<void> {
    if (!file.endsWith(".yaml")) return;
    const place = parseFieldName(`${file.replace(/^content\//, "")}#${field}`);
    const element = this.page.find(fieldName(place));
    if (!element || isInForm) return this.openForm(place, true);
    element.scrollIntoView({ block: "center" });
    if (element.dataset.studioSrc === undefined) await this.editor.begin(element);
  }

  /** Shows a field on its page, or the settings of a field that is not on the page. */
  async showPlace({ page, file, path }: FieldPath & { page: string }): Promise<void> {
    if (page !== this.#state.address) {
      if (!(await this.editor.saveAll())) return;
      await this.#load(page);
    }
    if (file.endsWith(".yaml")) await this.showProblem(file, path.join("."));
    else await this.replaceMedia({ file, path: [] });
  }

  #showLoadedPage(): void {
    localStorage.setItem(LAST_PAGE, this.page.address);
    this.update({ address: this.page.document.location.pathname });
    this.page.showScheme(this.#state.scheme);
    listenToPage(this);
    this.arranger.select(null);
    void this.arranger.loadRows().then((showRows) => showRows());
    this.showHovered(null);
    this.#showPageForm(this.#state.address);
  }

  /** If the panel shows the form of another page, replaces that form with the form of the page at `address`. */
  #showPageForm(address: string): void {
    const shownFile = this.#state.form?.place.file;
    const file = this.site.pages.find((page) => page.address === address)?.file;
    if (shownFile && file && file !== shownFile && !(shownFile in FILE_TITLES))
      this.openForm({ file, path: [] });
    else this.refreshForm();
  }

  showHovered(element: HTMLElement | null): void {
    if (element === this.#hovered) return;
    this.#hovered = element;
    this.page.highlight(element);
    this.placeMarks();
  }

  /** Marks the part of the page whose setting has the focus, and scrolls to it. */
  markField(field: FieldPath | null): void {
    this.#field = field;
    if (field) this.page.partOf(fieldName(field))?.scrollIntoView({ block: "nearest" });
    this.placeMarks();
  }

  showPlain(isPlain: boolean): void {
    if (isPlain === this.#state.isPlain) return;
    this.update({ isPlain });
    this.page.showPlain(isPlain);
  }

  /** Places marks and tools next to their elements after the page has moved. */
  placePopovers(): void {
    this.arranger.placeTools();
    this.placeMarks();
  }

  placeMarks(): void {
    const { editedElement } = this.editor;
    this.update({
      marks: marksOf(this.page, { hovered: this.#hovered, field: this.#field }, this.site),
      editedBox: editedElement && this.page.boxOf(editedElement),
    });
    this.#follower.follow(this.page.markedElements());
  }

  /** Shows the values around a field, by default of the selected text or part. Can focus the field. */
  openForm(place = this.#selectedPlace ?? this.#lastPlace, shouldFocus = false): void {
    this.#lastPlace = place;
    this.update({ form: { place, shouldFocus } });
    if (isNarrow()) this.update({ isOutlineOpen: false });
  }

  get #selectedPlace(): FieldPath | null {
    const { part } = this.#state;
    const { editedElement } = this.editor;
    if (editedElement) return parseFieldName(fieldNameOf(editedElement));
    return part && { file: this.arranger.file, path: part };
  }

  toggleOutline(): void {
    this.update({ isOutlineOpen: !this.#state.isOutlineOpen });
    if (isNarrow() && this.#state.isOutlineOpen) this.update({ form: null });
  }

  closeForm(): void {
    this.update({ form: null });
    document.getElementById("settings")?.focus();
  }

  refreshForm(): void {
    const { form } = this.#state;
    if (form) this.update({ form: { ...form } });
  }

  showEditing({ element, mode }: EditedText): void {
    this.update({ editing: { element, mode }, textError: null, link: null });
    this.placePopovers();
    if (this.#state.form) this.openForm(parseFieldName(fieldNameOf(element)));
  }

  hideEditing(): void {
    this.update({ editing: null, textError: null, link: null });
    this.placeMarks();
  }

  showTextError(reason: string): void {
    this.update({ textError: `${reason} Esc restores the text.` });
    this.placePopovers();
  }
}

/** Returns true if the window is too narrow for both the outline and the settings next to the page. */
function isNarrow(): boolean {
  return matchMedia("(width < 1024px)").matches;
}
