import type { Place } from "../place-name.ts";
import { post } from "./ask.ts";
import { byId, make } from "./element.ts";
import { idOf, type PanelEvents, panelOf } from "./panel.ts";
import type { Studio } from "./studio.ts";

/** Milliseconds between two views of a value that is dragged. */
const PREVIEW = 120;

const TITLES: Record<string, string> = {
  "profile.yaml": "Profile",
  "projects.yaml": "Cards",
  "theme.yaml": "Look",
  "interface.yaml": "Interface",
};

/** That of the value, or of the list or group that it is in. */
function controlOf(form: HTMLElement, path: Place["path"]): HTMLElement | null {
  if (path.length === 0) return null;
  return form.querySelector<HTMLElement>(`#${CSS.escape(idOf(path))}`) ?? controlOf(form, path.slice(0, -1));
}

/** All that is no text of the page, in a panel beside it. */
export class Values {
  readonly #studio: Studio;
  readonly #panel = byId("panel");
  readonly #button = byId<HTMLButtonElement>("settings");
  readonly #choosePicture: PanelEvents["choosePicture"];
  #shown: Place = { file: "theme.yaml", path: [] };
  #wanted: { place: Place; value: unknown } | null = null;
  #isShowing = false;

  constructor(studio: Studio, choosePicture: PanelEvents["choosePicture"]) {
    this.#studio = studio;
    this.#choosePicture = choosePicture;
    this.#button.addEventListener("click", () => (this.isOpen ? this.close() : void this.open(this.#shown)));
  }

  get isOpen(): boolean {
    return !this.#panel.hidden;
  }

  close(): void {
    this.#panel.hidden = true;
    this.#button.setAttribute("aria-expanded", "false");
    this.#button.focus();
  }

  /** What stands around a place; and the place itself, ready to be changed. */
  async open(place: Place, isWanted = false): Promise<void> {
    this.#shown = place;
    this.#panel.hidden = false;
    this.#button.setAttribute("aria-expanded", "true");
    const { state, frame } = this.#studio;
    const page = state.pages.find(({ address }) => address === frame.document.location.pathname);
    const files = new Set([place.file, page?.file ?? "profile.yaml", ...Object.keys(TITLES)]);
    const options = [...files].map((file) => make("option", { value: file }, TITLES[file] ?? "This page"));
    const choice = make("select", { "aria-label": "Settings of" }, ...options);
    choice.value = place.file;
    choice.addEventListener("change", () => void this.open({ file: choice.value, path: [] }));
    const form = await panelOf(place.file, place.path, {
      preview: (at, value) => this.#preview(at, value),
      save: (at, value, was) => {
        this.#wanted = null;
        return this.#studio.setValue(at, value, was);
      },
      choosePicture: this.#choosePicture,
    });
    this.#panel.replaceChildren(choice, form);
    if (isWanted) controlOf(form, place.path)?.focus();
  }

  /** After something else changed what it shows, unless somebody writes in it. */
  async refresh(): Promise<void> {
    if (this.isOpen && !this.#panel.contains(document.activeElement)) await this.open(this.#shown);
  }

  /** The newest value once the last one is seen. */
  #preview(place: Place, value: unknown): void {
    this.#wanted = { place, value };
    if (!this.#isShowing) void this.#show();
  }

  async #show(): Promise<void> {
    this.#isShowing = true;
    while (this.#wanted) {
      const { place, value } = this.#wanted;
      this.#wanted = null;
      await post("preview", { ...place, value }).then(
        () => this.#studio.frame.refresh(),
        () => undefined,
      );
      await new Promise((resolve) => setTimeout(resolve, PREVIEW));
    }
    this.#isShowing = false;
  }
}
