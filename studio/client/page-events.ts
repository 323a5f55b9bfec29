import { placeOf } from "../place-name.ts";
import { onKey } from "./keys.ts";
import { frame, SETTINGS } from "./page-frame.ts";
import { replacePicture } from "./picture.ts";
import { editor } from "./text-editor.ts";
import { values } from "./values.ts";

export function listenToPage(): void {
  const { document } = frame;
  document.addEventListener("click", onClick, true);
  document.addEventListener("pointermove", ({ clientX, clientY }) =>
    frame.point(frame.targetAt(clientX, clientY)),
  );
  document.documentElement.addEventListener("pointerleave", () => frame.point(null));
  document.addEventListener("keydown", onPageKey, true);
  document.addEventListener("keyup", () => frame.showPlain(false));
  document.addEventListener("beforeinput", (event) => editor.onInput(event as InputEvent), true);
  document.addEventListener(
    "focusout",
    ({ target }) => void (target === editor.edited && editor.save()),
    true,
  );
  document.addEventListener("scroll", () => editor.keepBeside());
  document.addEventListener("dragover", onDrag, true);
  document.addEventListener("drop", onDrop, true);
  document.addEventListener("paste", onPaste, true);
}

/** Shows another page of the site, unless a text cannot be saved. */
export async function show(address: string): Promise<void> {
  if (await editor.saveAll()) frame.go(address);
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const link = target.closest("a");
  if (link || target.closest("button, summary, label, video")) event.preventDefault();
  // Links are followed only with a key held, because they cover text.
  const isCommand = event.metaKey || event.ctrlKey;
  if (isCommand && link) follow(link);
  if (isCommand || editor.edited?.contains(target)) return;
  const point = { x: event.clientX, y: event.clientY };
  change(frame.targetAt(point.x, point.y), point);
}

function follow(link: HTMLAnchorElement): void {
  if (link.origin === location.origin) void show(link.pathname + link.search);
  // An address such as javascript: would run in the studio.
  else if (/^(https?|mailto|tel):$/.test(link.protocol)) open(link.href, "_blank", "noreferrer");
}

/** Opens what an element shows, and returns whether it can be changed. */
function change(element: HTMLElement | null, point?: { x: number; y: number }): boolean {
  const { studio, studioMarkdown, studioSrc, studioPart, studioHref } = element?.dataset ?? {};
  if (element && (studio ?? studioMarkdown) !== undefined) void editor.begin(element, point);
  else if (element?.matches(SETTINGS))
    void values.open(placeOf(studioPart ?? studioHref ?? studioSrc ?? ""), true);
  else if (element && studioSrc !== undefined) changePicture(element);
  else return false;
  return true;
}

function changePicture(picture: HTMLElement, file?: File): void {
  const { studioSrc = "", studioAlt } = picture.dataset;
  const words = studioAlt ? { place: placeOf(studioAlt), value: picture.getAttribute("alt") ?? "" } : null;
  void replacePicture(placeOf(studioSrc), words, file);
}

function onPageKey(event: KeyboardEvent): void {
  if (editor.onKey(event)) return;
  if (!editor.edited && event.key === "Enter" && change(event.target as HTMLElement)) event.preventDefault();
  else onKey(event);
}

function onDrag(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  frame.point(frame.pictureAt(event.clientX, event.clientY));
}

function onDrop(event: DragEvent): void {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  const picture = frame.pictureAt(event.clientX, event.clientY);
  if (picture) changePicture(picture, file);
}

function onPaste(event: ClipboardEvent): void {
  const file = event.clipboardData?.files[0];
  const picture = frame.document.querySelector<HTMLElement>(
    "[data-studio-src]:is([data-studio-hover], :focus)",
  );
  if (!file || editor.edited || !picture) return;
  event.preventDefault();
  changePicture(picture, file);
}
