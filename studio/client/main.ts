import { nameOf, type Place, placeOf } from "../place-name.ts";
import { ask, post } from "./ask.ts";
import { byId, putBeside } from "./element.ts";
import { PageFrame } from "./page-frame.ts";
import { replacePicture, type Words } from "./picture.ts";
import { listenTo } from "./presses.ts";
import { Studio } from "./studio.ts";
import { nameOn, TextEditor } from "./text-editor.ts";
import { showTools } from "./tools.ts";
import { Values } from "./values.ts";

const LAST_PAGE = "studio-page";

const frame = new PageFrame(byId<HTMLIFrameElement>("page"));
const studio = new Studio(frame);
const values = new Values(studio, (place, words) => void putPicture(place, words));
const said = byId("said");

const editor = new TextEditor({
  // The page shows then what the browser did not write, such as strong in place of b.
  save: (place, value, was) => studio.setValue(place, value, was, () => editor.onWritten(value)),
  say(element, sentence) {
    said.textContent = `${sentence} Esc takes back what you typed.`;
    said.showPopover();
    putBeside(said, frame.boxOf(element), "below");
  },
  unsay: () => said.hidePopover(),
  onBegin({ element, mode }) {
    if (mode !== "line") showTools(frame.boxOf(element), editor);
    if (values.isOpen) void values.open(placeOf(nameOn(element)));
  },
  onEnd: () => byId("tools").hidePopover(),
  onTab(element, direction) {
    const next = frame.textBeside(element, direction);
    void (next ? editor.begin(next) : editor.save());
  },
  onCancel: () => studio.say(""),
});

frame.onLoad = () => {
  const { pathname } = frame.document.location;
  localStorage.setItem(LAST_PAGE, frame.address);
  byId<HTMLSelectElement>("pages").value = pathname;
  byId<HTMLAnchorElement>("public").href = `${studio.state.siteUrl ?? ""}${frame.address}`;
  showScheme();
  frame.document.addEventListener("scroll", () => {
    if (!editor.edited) return;
    putBeside(said, frame.boxOf(editor.edited), "below");
    putBeside(byId("tools"), frame.boxOf(editor.edited), "above");
  });
  listenTo(frame, editor, {
    onFollow: (link) => {
      if (link.origin === location.origin) void show(link.pathname + link.search);
      else open(link.href, "_blank", "noreferrer");
    },
    onValue: ({ dataset: { studioPart, studioHref, studioSrc = "" } }) =>
      void values.open(placeOf(studioPart ?? studioHref ?? studioSrc), true),
    onPicture: (picture, file) => {
      const { studioSrc = "", studioAlt } = picture.dataset;
      const words = studioAlt
        ? { place: placeOf(studioAlt), value: picture.getAttribute("alt") ?? "" }
        : null;
      void putPicture(placeOf(studioSrc), words, file);
    },
    onKey,
  });
  void values.refresh();
};

studio.onJump = async (file, field) => {
  byId("problem-list").hidePopover();
  const path = field.replaceAll(/\[(\d+)\]/g, ".$1");
  const place = placeOf(`${file.replace(/^content\//, "")}#${path}`);
  const element = frame.find(nameOf(place));
  if (!element) return values.open(place, true);
  element.scrollIntoView({ block: "center" });
  if (element.dataset.studioSrc === undefined) await editor.begin(element);
};

async function putPicture(place: Place, words: Words | null, file: File | null = null): Promise<void> {
  if (!(await editor.save())) return;
  const shown = frame.find(nameOf(place));
  await replacePicture({
    file,
    alt: words && (words.value ?? ""),
    now: shown?.getAttribute("src") ?? "",
    async save(picture, alt) {
      if (!picture) return words ? studio.setValue(words.place, alt, words.value) : undefined;
      const query = new URLSearchParams({ at: nameOf(place), name: picture.name });
      if (alt !== null) query.set("alt", alt);
      return studio.perform(() => ask(`picture?${query}`, { method: "POST", body: picture }));
    },
  });
  shown?.focus();
  await values.refresh();
}

async function show(address: string): Promise<void> {
  if (await editor.save()) frame.go(address);
}

async function step(verb: "undo" | "redo"): Promise<void> {
  if (!(await editor.save())) return;
  // What was saved just now is the last step.
  await studio.learn();
  const label = studio.state[verb];
  if (label === null) return;
  const done = verb === "undo" ? `Undone: ${label}` : `Redone: ${label}`;
  await studio.perform(() => post(verb, null), done).catch(() => studio.learn());
  await values.refresh();
}

/** Wherever the focus is. */
function onKey(event: KeyboardEvent): void {
  const isCommand = event.metaKey || event.ctrlKey;
  const key = event.key.toLowerCase();
  const isTyping =
    editor.edited !== null ||
    (event.target as Element).matches?.("input[type=text], input[type=number], textarea");
  if (event.key === "Alt") frame.showPlain(true);
  else if (event.key === "F6") focusNext(event.shiftKey ? -1 : 1);
  else if (isCommand && key === "z" && !isTyping) void step(event.shiftKey ? "redo" : "undo");
  else if (event.key === "Escape" && byId("panel").contains(document.activeElement)) values.close();
  else if (isCommand && key === "k" && editor.edited)
    byId("tools").querySelector<HTMLElement>("[data-tool=link]")?.click();
  else return;
  event.preventDefault();
}

/** Between bar, page and panel. */
function focusNext(direction: 1 | -1): void {
  const places = [byId("bar"), frame.element, byId("panel")].filter((place) => !place.hidden);
  const now = places.findIndex((place) => place.contains(document.activeElement));
  const next = places.at((now + direction) % places.length);
  if (next === frame.element) frame.focus();
  else next?.querySelector<HTMLElement>("select, input, button, summary")?.focus();
}

/** The page's own media queries follow the scheme of the frame. */
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
  if (!(await editor.save())) return studio.learn();
  await post("view", (target as HTMLSelectElement).value);
  await studio.learn();
  frame.go(frame.address);
});
for (const verb of ["undo", "redo"] as const) byId(verb).addEventListener("click", () => void step(verb));
const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
byId<HTMLInputElement>(system).checked = true;
document.addEventListener("keydown", onKey);
document.addEventListener("keyup", () => frame.showPlain(false));
// What is dropped beside a picture would be opened in place of the studio.
for (const type of ["dragover", "drop"]) document.addEventListener(type, (event) => event.preventDefault());
addEventListener("beforeunload", (event) => {
  if (editor.isUnsaved) event.preventDefault();
});

addEventListener("unhandledrejection", ({ reason }) => studio.say(reason.message, true));

await studio.learn();
frame.go(localStorage.getItem(LAST_PAGE) ?? "/");
void studio.follow();
