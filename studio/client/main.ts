import { fieldName, parseFieldName } from "../field-name.ts";
import { postJson } from "./api.ts";
import { byId } from "./element.ts";
import { onKey, undoOrRedo } from "./keys.ts";
import { listenToPage, showPage } from "./page-events.ts";
import { frame } from "./page-frame.ts";
import { settings } from "./settings.ts";
import { studio } from "./studio.ts";
import { editor, fieldNameOf } from "./text-editor.ts";
import { showTools } from "./tools.ts";

const LAST_PAGE = "studio-page";

editor.onBegin = (element, mode) => {
  if (mode !== "line") showTools();
  if (settings.isOpen) void settings.open(parseFieldName(fieldNameOf(element)));
};

frame.onLoad = () => {
  localStorage.setItem(LAST_PAGE, frame.address);
  byId<HTMLSelectElement>("pages").value = frame.document.location.pathname;
  byId<HTMLAnchorElement>("tab").href = frame.address;
  showScheme();
  listenToPage();
  void settings.refresh();
};

studio.onSave = () => void settings.refresh();
studio.onProblemClick = async (file, field) => {
  byId("problem-list").hidePopover();
  const path = field.replaceAll(/\[(\d+)\]/g, ".$1");
  const place = parseFieldName(`${file.replace(/^content\//, "")}#${path}`);
  const element = frame.find(fieldName(place));
  if (!element) return settings.open(place, true);
  element.scrollIntoView({ block: "center" });
  if (element.dataset.studioSrc === undefined) await editor.begin(element);
};

function showScheme(): void {
  const scheme = document.querySelector<HTMLInputElement>("[name=scheme]:checked")?.value ?? "";
  frame.element.style.colorScheme = scheme;
  frame.document.documentElement.style.colorScheme = scheme;
}

byId("widths").addEventListener("change", ({ target }) => {
  const { value } = target as HTMLInputElement;
  frame.element.style.width = value ? `${value}px` : "";
});
byId("schemes").addEventListener("change", showScheme);
byId("pages").addEventListener("change", ({ target }) => void showPage((target as HTMLSelectElement).value));
byId("view").addEventListener("change", async ({ target }) => {
  if (!(await editor.saveAll())) return studio.loadState();
  await postJson("view", (target as HTMLSelectElement).value);
  await studio.loadState();
  frame.go(frame.address);
});
for (const verb of ["undo", "redo"] as const)
  byId(verb).addEventListener("click", () => void undoOrRedo(verb));
const systemScheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
byId<HTMLInputElement>(systemScheme).checked = true;
document.addEventListener("keydown", onKey);
document.addEventListener("keyup", () => frame.showPlain(false));
// Otherwise the browser would open a file that is dropped next to an image.
for (const type of ["dragover", "drop"]) document.addEventListener(type, (event) => event.preventDefault());
addEventListener("beforeunload", (event) => {
  if (editor.isUnsaved) event.preventDefault();
});

addEventListener("unhandledrejection", ({ reason }) => studio.showMessage(reason.message, true));

await studio.loadState();
frame.go(localStorage.getItem(LAST_PAGE) ?? "/");
void studio.followChanges();
