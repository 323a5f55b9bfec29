import type { FieldPath } from "../../field-name.ts";
import { createElement } from "../element.ts";
import type { StudioState } from "../studio-state.ts";
import type { StudioStore } from "../studio-store.ts";
import { elementIdOf, panelOf } from "./panel.ts";

export const FILE_TITLES: Record<string, string> = {
  "profile.yaml": "Profile",
  "projects.yaml": "Cards",
  "theme.yaml": "Look",
  "interface.yaml": "Interface",
};

/** Shows the form of a file in the panel. */
export async function showForm(
  store: StudioStore,
  panel: HTMLElement,
  { place, shouldFocus }: NonNullable<StudioState["form"]>,
): Promise<void> {
  const { pages } = store.site;
  const { address } = store.getState();
  const pageFile = pages.find((page) => page.address === address)?.file ?? "profile.yaml";
  const files = new Set([place.file, pageFile, ...Object.keys(FILE_TITLES)]);
  const titleOf = (file: string) =>
    FILE_TITLES[file] ?? (file === pageFile ? "This page" : pages.find((page) => page.file === file)?.title);
  const options = [...files].map((file) => createElement("option", { value: file }, titleOf(file)));
  const fileSelect = createElement("select", { "aria-label": "Settings of" }, ...options);
  fileSelect.value = place.file;
  fileSelect.addEventListener("change", () => store.openForm({ file: fileSelect.value, path: [] }));
  const form = await panelOf(store, place.file);
  if (store.getState().form?.place !== place) return;
  const isSameFile = panel.dataset.file === place.file;
  panel.dataset.file = place.file;
  const openGroups = isSameFile ? [...panel.querySelectorAll("details[open]")].map(({ id }) => id) : [];
  openGroups.push(...place.path.map((_, index) => elementIdOf(place.path.slice(0, index + 1))));
  for (const details of form.querySelectorAll("details")) details.open = openGroups.includes(details.id);
  panel.replaceChildren(fileSelect, form);
  if (shouldFocus) controlOf(form, place.path)?.focus();
}

/** Returns the control of a field, or of the nearest list or group around the field. */
function controlOf(form: HTMLElement, path: FieldPath["path"]): HTMLElement | null {
  if (path.length === 0) return null;
  const control = form.querySelector<HTMLElement>(`#${CSS.escape(elementIdOf(path))}`);
  return control?.querySelector("summary") ?? control ?? controlOf(form, path.slice(0, -1));
}
