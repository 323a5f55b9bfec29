import type { FieldPath } from "../field-name.ts";
import { byId, createElement } from "./element.ts";
import { frame } from "./page-frame.ts";
import { elementIdOf, panelOf } from "./panel.ts";
import { studio } from "./studio.ts";

const FILE_TITLES: Record<string, string> = {
  "profile.yaml": "Profile",
  "projects.yaml": "Cards",
  "theme.yaml": "Look",
  "interface.yaml": "Interface",
};

class Settings {
  readonly #panel = byId("panel");
  readonly #button = byId<HTMLButtonElement>("settings");
  #shown: FieldPath = { file: "theme.yaml", path: [] };
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

  /** Shows the values of a file, expands the groups around a field, and can focus the field. */
  async open(place: FieldPath, shouldFocus = false): Promise<void> {
    const isSameFile = this.#shown.file === place.file;
    this.#shown = place;
    this.#panel.hidden = false;
    this.#button.setAttribute("aria-expanded", "true");
    const { pages } = studio.state;
    this.#page = frame.document.location.pathname;
    const pageFile = pages.find(({ address }) => address === this.#page)?.file ?? "profile.yaml";
    const files = new Set([place.file, pageFile, ...Object.keys(FILE_TITLES)]);
    const titleOf = (file: string) =>
      FILE_TITLES[file] ??
      (file === pageFile ? "This page" : pages.find((page) => page.file === file)?.title);
    const options = [...files].map((file) => createElement("option", { value: file }, titleOf(file)));
    const fileSelect = createElement("select", { "aria-label": "Settings of" }, ...options);
    fileSelect.value = place.file;
    fileSelect.addEventListener("change", () => void this.open({ file: fileSelect.value, path: [] }));
    const form = await panelOf(place.file);
    const openGroups = isSameFile
      ? [...this.#panel.querySelectorAll("details[open]")].map(({ id }) => id)
      : [];
    openGroups.push(...place.path.map((_, index) => elementIdOf(place.path.slice(0, index + 1))));
    for (const details of form.querySelectorAll("details")) details.open = openGroups.includes(details.id);
    this.#panel.replaceChildren(fileSelect, form);
    if (shouldFocus) controlOf(form, place.path)?.focus();
  }

  /** Updates the panel, unless the panel has the focus. After a page change, shows the file of the new page. */
  async refresh(): Promise<void> {
    if (!this.isOpen) return;
    const { pathname } = frame.document.location;
    const hasPageChanged = pathname !== this.#page && !(this.#shown.file in FILE_TITLES);
    const file = hasPageChanged && studio.state.pages.find(({ address }) => address === pathname)?.file;
    if (file) await this.open({ file, path: [] });
    else if (!this.#panel.contains(document.activeElement)) await this.open(this.#shown);
  }
}

export const settings = new Settings();

/** Returns the control of a field, or of the nearest list or group around the field. */
function controlOf(form: HTMLElement, path: FieldPath["path"]): HTMLElement | null {
  if (path.length === 0) return null;
  const control = form.querySelector<HTMLElement>(`#${CSS.escape(elementIdOf(path))}`);
  return control?.querySelector("summary") ?? control ?? controlOf(form, path.slice(0, -1));
}
