import type { ReactNode } from "react";
import { type FieldPath, fieldName, parseFieldName } from "../field-name.ts";
import { Refusal } from "../files/refusal.ts";
import type { View } from "../views.ts";
import { callApi, postJson, type State } from "./api.ts";
import { resolveConflict } from "./dialogs/conflict-dialog.ts";
import { type AltText, replaceImage } from "./dialogs/image-dialog.ts";
import { listenToPage } from "./page/page-events.ts";
import { PageFrame } from "./page/page-frame.ts";
import { FILE_TITLES } from "./panel/settings.ts";
import { Arranger } from "./structure/arranger.tsx";
import type { Path, Row } from "./structure/parts.ts";
import { type EditedText, fieldNameOf } from "./text/edited-text.ts";
import { TextEditor } from "./text/text-editor.ts";
import { createNotices } from "./ui/toasts.tsx";

const GENERATING = ". Generating image sizes…";
const LAST_PAGE = "studio-page";

export interface StudioState {
  /** The server's state is null until it has loaded. */
  site: State | null;
  /** The path of the page in the frame. */
  address: string;
  message: string;
  isAlarm: boolean;
  scheme: "light" | "dark";
  width: "phone" | "tablet" | "desktop";
  /** The form that the panel shows. A new object with the same place shows the form again. */
  form: { place: FieldPath; shouldFocus: boolean } | null;
  isOutlineOpen: boolean;
  /** The parts of the page, for the outline. */
  rows: Row[];
  /** The path of the selected part. */
  part: Path | null;
  partBox: DOMRect | null;
  /** The place of the "+" between two sections. */
  gap: { index: number; x: number; y: number } | null;
  /** The element and mode of the edited text. */
  editing: Pick<EditedText, "element" | "mode"> | null;
  editedBox: DOMRect | null;
  textError: string | null;
  /** The field for a link's address is visible unless this is null. */
  link: { address: string; range: Range } | null;
  dialog: ReactNode;
}

/** Contains the state of the studio's page, and each action that changes it. */
export class StudioStore {
  readonly page = new PageFrame(() => this.#showLoadedPage());
  readonly editor = new TextEditor(this);
  readonly notices = createNotices();
  readonly arranger = new Arranger(this);
  /** Resolves after the page shows the last change. */
  shown: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<() => void>();
  #lastPlace: FieldPath = { file: "theme.yaml", path: [] };
  #state: StudioState = {
    site: null,
    address: localStorage.getItem(LAST_PAGE) ?? "/",
    message: "",
    isAlarm: false,
    scheme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    width: "desktop",
    form: null,
    isOutlineOpen: false,
    rows: [],
    part: null,
    partBox: null,
    gap: null,
    editing: null,
    editedBox: null,
    textError: null,
    link: null,
    dialog: null,
  };

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = () => this.#state;

  readonly update = (change: Partial<StudioState>) => {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  };

  /** Returns the server's state. @throws if it has not loaded yet */
  get site(): State {
    if (!this.#state.site) throw new Error("The state is not loaded yet.");
    return this.#state.site;
  }

  showMessage(message: string, isAlarm = false): void {
    this.update({ message, isAlarm });
  }

  // ---- Changes ----

  async loadState(): Promise<void> {
    this.update({ site: await (await callApi("state")).json() });
    await this.arranger.loadRows();
  }

  /** Makes a change, shows its result and updates the page. @param work can resolve with a message to show */
  async perform(work: () => Promise<unknown>, done = "Saved", file = ""): Promise<void> {
    this.showMessage("Saving…");
    try {
      const message = await work();
      this.shown = this.#showAll(typeof message === "string" ? message : done, file);
    } catch (error) {
      this.showMessage(`Not saved: ${(error as Error).message}`, true);
      void this.page.refresh();
      throw error;
    }
  }

  /** Saves a value. If another program has changed the value, the owner chooses a version. */
  readonly setValue = (place: FieldPath, value: unknown, was: unknown, onWritten?: () => void) =>
    this.perform(
      async () => {
        const message = await postJson("value", { ...place, value, was }).catch(async (error) => {
          if (!(error instanceof Refusal && error.status === 409)) throw error;
          const chosenText = await resolveConflict(toText(value), toText(error.currentValue));
          if (chosenText === null) return "Kept the other version";
          await postJson("value", {
            ...place,
            value: typeof value === "string" ? chosenText : value,
            was: error.currentValue,
          });
          return "Saved";
        });
        onWritten?.();
        return message;
      },
      "Saved",
      place.file,
    );

  async undoOrRedo(verb: "undo" | "redo"): Promise<void> {
    if (!(await this.editor.saveAll())) return;
    await this.loadState();
    const label = this.site[verb];
    if (label === null) return;
    const message = verb === "undo" ? `Undone: ${label}` : `Redone: ${label}`;
    await this.perform(() => postJson(verb, null), message).catch(() => this.loadState());
  }

  readonly replaceImage = (place: FieldPath, altText: AltText | null, file?: File) =>
    replaceImage(this, place, altText, file);

  /** Creates, renames or deletes pages, and then shows a page. */
  async changeSite(verb: string, change: object, address: string): Promise<void> {
    if (!(await this.editor.saveAll())) return;
    await postJson(verb, change);
    await this.loadState();
    this.page.go(address);
    const undo = { label: "Undo", onPress: () => void this.undoOrRedo("undo") };
    this.notices.add({ message: `Done: ${this.site.undo}`, action: undo }, { timeout: 8000 });
  }

  async #showAll(done: string, file: string): Promise<void> {
    await this.loadState();
    const isShownPage = this.site.pages.some(({ address }) => address === this.#state.address);
    if (isShownPage) await this.page.refresh();
    else this.page.go("/");
    this.arranger.placeTools();
    this.refreshForm();
    const fileHasProblem = this.site.problems.some((problem) => problem.file === `content/${file}`);
    if (fileHasProblem)
      this.showMessage("Saved. Pages show the change after you fix the problem in that file.", true);
    else this.showMessage(done + (this.site.isGenerating ? GENERATING : ""));
  }

  /** Updates the page after changes by other programs, until the studio stops. */
  async followChanges(): Promise<void> {
    const { body } = await callApi("events");
    const reader = body?.getReader();
    const readPart = () => reader?.read().catch(() => undefined);
    for (let part = await readPart(); part && !part.done; part = await readPart()) {
      await this.loadState()
        .then(() => this.page.refresh())
        .catch(() => undefined);
      const { message } = this.#state;
      if (!this.site.isGenerating && message.endsWith(GENERATING))
        this.showMessage(message.slice(0, -GENERATING.length));
    }
    this.showMessage(
      "The studio has stopped. Run npm run studio again, and open the address that it prints.",
      true,
    );
  }

  // ---- The page in the frame ----

  /** Shows the page at a path, unless a text on the current page cannot be saved. */
  async showPage(address: string): Promise<void> {
    if (await this.editor.saveAll()) this.page.go(address);
  }

  async showView(view: View): Promise<void> {
    if (!(await this.editor.saveAll())) return this.loadState();
    await postJson("view", view);
    await this.loadState();
    this.page.go(this.page.address);
  }

  showScheme(scheme: StudioState["scheme"]): void {
    this.update({ scheme });
    this.page.showScheme(scheme);
  }

  async showProblem(file: string, field: string): Promise<void> {
    const path = field.replaceAll(/\[(\d+)\]/g, ".$1");
    const place = parseFieldName(`${file.replace(/^content\//, "")}#${path}`);
    const element = this.page.find(fieldName(place));
    if (!element) return this.openForm(place, true);
    element.scrollIntoView({ block: "center" });
    if (element.dataset.studioSrc === undefined) await this.editor.begin(element);
  }

  /** Shows a field on its page, or the settings of a field that is not on the page. */
  async showPlace({ page, file, path }: FieldPath & { page: string }): Promise<void> {
    if (page !== this.#state.address) {
      if (!(await this.editor.saveAll())) return;
      const isLoaded = new Promise((resolve) =>
        this.page.element.addEventListener("load", resolve, { once: true }),
      );
      this.page.go(page);
      await isLoaded;
    }
    if (file.endsWith(".yaml")) await this.showProblem(file, path.join("."));
  }

  #showLoadedPage(): void {
    localStorage.setItem(LAST_PAGE, this.page.address);
    this.update({ address: this.page.document.location.pathname });
    this.page.showScheme(this.#state.scheme);
    listenToPage(this);
    this.arranger.select(null);
    void this.arranger.loadRows();
    const isPageForm = this.#state.form && !(this.#state.form.place.file in FILE_TITLES);
    const file = this.site.pages.find(({ address }) => address === this.#state.address)?.file;
    if (isPageForm && file) this.openForm({ file, path: [] });
    else this.refreshForm();
  }

  // ---- The settings ----

  /** Shows the values of a file, expands the groups around a field, and can focus the field. */
  openForm(place: FieldPath = this.#lastPlace, shouldFocus = false): void {
    this.#lastPlace = place;
    this.update({ form: { place, shouldFocus } });
  }

  closeForm(): void {
    this.update({ form: null });
    document.getElementById("settings")?.focus();
  }

  /** Shows the saved values again, unless the panel has the focus. */
  refreshForm(): void {
    const { form } = this.#state;
    const hasFocus = document.getElementById("panel")?.contains(document.activeElement);
    if (form && !hasFocus) this.update({ form: { ...form, shouldFocus: false } });
  }

  // ---- The edited text ----

  showEditing({ element, mode }: EditedText): void {
    this.update({ editing: { element, mode }, textError: null, link: null });
    this.placePopovers();
    if (this.#state.form) this.openForm(parseFieldName(fieldNameOf(element)));
  }

  hideEditing(): void {
    this.update({ editing: null, textError: null, link: null });
  }

  showTextError(reason: string): void {
    this.update({ textError: `${reason} Esc restores the text.` });
    this.placePopovers();
  }

  placePopovers(): void {
    const { editedElement } = this.editor;
    if (editedElement) this.update({ editedBox: this.page.boxOf(editedElement) });
    this.arranger.placeTools();
  }
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? "", null, 1);
}
