import { nameOf, placeOf } from "../place-name.ts";
import { post } from "./ask.ts";
import { byId } from "./element.ts";
import { onKey, step } from "./keys.ts";
import { listenToPage, show } from "./page-events.ts";
import { frame } from "./page-frame.ts";
import { studio } from "./studio.ts";
import { editor, nameOn } from "./text-editor.ts";
import { showTools } from "./tools.ts";
import { values } from "./values.ts";

const LAST_PAGE = "studio-page";

editor.onBegin = (element, mode) => {
  if (mode !== "line") showTools();
  if (values.isOpen) void values.open(placeOf(nameOn(element)));
};

frame.onLoad = () => {
  localStorage.setItem(LAST_PAGE, frame.address);
  byId<HTMLSelectElement>("pages").value = frame.document.location.pathname;
  byId<HTMLAnchorElement>("tab").href = frame.address;
  showScheme();
  listenToPage();
  void values.refresh();
};

studio.onShown = () => void values.refresh();
studio.onJump = async (file, field) => {
  byId("problem-list").hidePopover();
  const path = field.replaceAll(/\[(\d+)\]/g, ".$1");
  const place = placeOf(`${file.replace(/^content\//, "")}#${path}`);
  const element = frame.find(nameOf(place));
  if (!element) return values.open(place, true);
  element.scrollIntoView({ block: "center" });
  if (element.dataset.studioSrc === undefined) await editor.begin(element);
};

/** Media queries of the page follow the scheme of the frame. */
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
byId("pages").addEventListener("change", ({ target }) => void show((target as HTMLSelectElement).value));
byId("view").addEventListener("change", async ({ target }) => {
  if (!(await editor.saveAll())) return studio.learn();
  await post("view", (target as HTMLSelectElement).value);
  await studio.learn();
  frame.go(frame.address);
});
for (const verb of ["undo", "redo"] as const) byId(verb).addEventListener("click", () => void step(verb));
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
byId<HTMLInputElement>(system).checked = true;
document.addEventListener("keydown", onKey);
document.addEventListener("keyup", () => frame.showPlain(false));
// The browser would open a file that is dropped next to an image.
for (const type of ["dragover", "drop"]) document.addEventListener(type, (event) => event.preventDefault());
addEventListener("beforeunload", (event) => {
  if (editor.isUnsaved) event.preventDefault();
});

addEventListener("unhandledrejection", ({ reason }) => studio.say(reason.message, true));

await studio.learn();
frame.go(localStorage.getItem(LAST_PAGE) ?? "/");
void studio.follow();
