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
  const control = form.querySelector<HTMLElement>(`#${CSS.escape(idOf(path))}`);
  return control?.querySelector("summary") ?? control ?? controlOf(form, path.slice(0, -1));
}

/** All that is no text of the page, in a panel beside it. */
export class Values {
  readonly #studio: Studio;
  readonly #panel = byId("panel");
  readonly #button = byId<HTMLButtonElement>("settings");
  readonly #choosePicture: PanelEvents["choosePicture"];
  #shown: Place = { file: "theme.yaml", path: [] };
  /** The address of the page beside it. */
  #page = "";
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
    const isSame = this.#shown.file === place.file;
    this.#shown = place;
    this.#panel.hidden = false;
    this.#button.setAttribute("aria-expanded", "true");
    const { pages } = this.#studio.state;
    this.#page = this.#studio.frame.document.location.pathname;
    const own = pages.find(({ address }) => address === this.#page)?.file ?? "profile.yaml";
    const files = new Set([place.file, own, ...Object.keys(TITLES)]);
    const titleOf = (file: string) =>
      TITLES[file] ?? (file === own ? "This page" : pages.find((page) => page.file === file)?.title);
    const options = [...files].map((file) => make("option", { value: file }, titleOf(file)));
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
    const opened = [...this.#panel.querySelectorAll("details[open]")].map(({ id }) => id);
    this.#panel.replaceChildren(choice, form);
    for (const group of form.querySelectorAll("details")) group.open ||= isSame && opened.includes(group.id);
    if (isWanted) controlOf(form, place.path)?.focus();
  }

  /** After something else changed what it shows, or another page is there, unless somebody writes in it. */
  async refresh(): Promise<void> {
    if (!this.isOpen || this.#panel.contains(document.activeElement)) return;
    const { pages } = this.#studio.state;
    const { pathname } = this.#studio.frame.document.location;
    const next = pathname !== this.#page && !(this.#shown.file in TITLES);
    const file = next && pages.find(({ address }) => address === pathname)?.file;
    await this.open(file ? { file, path: [] } : this.#shown);
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
