import type { Place } from "../place-name.ts";
import { byId, make } from "./element.ts";
import { frame } from "./page-frame.ts";
import { idOf, panelOf } from "./panel.ts";
import { studio } from "./studio.ts";

const TITLES: Record<string, string> = {
  "profile.yaml": "Profile",
  "projects.yaml": "Cards",
  "theme.yaml": "Look",
  "interface.yaml": "Interface",
};

/** All values that are not texts on the page, in a panel next to it. */
class Values {
  readonly #panel = byId("panel");
  readonly #button = byId<HTMLButtonElement>("settings");
  #shown: Place = { file: "theme.yaml", path: [] };
  #page = "";

  constructor() {
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

  /** Shows the values around a field. @param isWanted focuses the field */
  async open(place: Place, isWanted = false): Promise<void> {
    const isSame = this.#shown.file === place.file;
    this.#shown = place;
    this.#panel.hidden = false;
    this.#button.setAttribute("aria-expanded", "true");
    const { pages } = studio.state;
    this.#page = frame.document.location.pathname;
    const own = pages.find(({ address }) => address === this.#page)?.file ?? "profile.yaml";
    const files = new Set([place.file, own, ...Object.keys(TITLES)]);
    const titleOf = (file: string) =>
      TITLES[file] ?? (file === own ? "This page" : pages.find((page) => page.file === file)?.title);
    const options = [...files].map((file) => make("option", { value: file }, titleOf(file)));
    const choice = make("select", { "aria-label": "Settings of" }, ...options);
    choice.value = place.file;
    choice.addEventListener("change", () => void this.open({ file: choice.value, path: [] }));
    const form = await panelOf(place.file);
    const opened = isSame ? [...this.#panel.querySelectorAll("details[open]")].map(({ id }) => id) : [];
    opened.push(...place.path.map((_, index) => idOf(place.path.slice(0, index + 1))));
    for (const group of form.querySelectorAll("details")) group.open = opened.includes(group.id);
    this.#panel.replaceChildren(choice, form);
    if (isWanted) controlOf(form, place.path)?.focus();
  }

  /** Updates the panel, unless it has the focus. Follows the page that is shown. */
  async refresh(): Promise<void> {
    if (!this.isOpen) return;
    const { pathname } = frame.document.location;
    const isOfPage = pathname !== this.#page && !(this.#shown.file in TITLES);
    const file = isOfPage && studio.state.pages.find(({ address }) => address === pathname)?.file;
    if (file) await this.open({ file, path: [] });
    else if (!this.#panel.contains(document.activeElement)) await this.open(this.#shown);
  }
}

export const values = new Values();

/** Returns the control of a value, or of the list or group around it. */
function controlOf(form: HTMLElement, path: Place["path"]): HTMLElement | null {
  if (path.length === 0) return null;
  const control = form.querySelector<HTMLElement>(`#${CSS.escape(idOf(path))}`);
  return control?.querySelector("summary") ?? control ?? controlOf(form, path.slice(0, -1));
}
