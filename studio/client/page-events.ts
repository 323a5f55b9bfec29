import { parseFieldName } from "../field-name.ts";
import { replaceImage } from "./image-dialog.ts";
import { onKey } from "./keys.ts";
import { frame, SETTINGS_SELECTOR } from "./page-frame.ts";
import { settings } from "./settings.ts";
import { editor } from "./text-editor.ts";

export function listenToPage(): void {
  const { document } = frame;
  document.addEventListener("click", onClick, true);
  document.addEventListener("pointermove", ({ clientX, clientY }) =>
    frame.highlight(frame.targetAt(clientX, clientY)),
  );
  document.documentElement.addEventListener("pointerleave", () => frame.highlight(null));
  document.addEventListener("keydown", onPageKey, true);
  document.addEventListener("keyup", () => frame.showPlain(false));
  document.addEventListener("beforeinput", (event) => editor.onInput(event as InputEvent), true);
  document.addEventListener(
    "focusout",
    ({ target }) => void (target === editor.editedElement && editor.save()),
    true,
  );
  document.addEventListener("scroll", () => editor.placePopovers());
  document.addEventListener("dragover", onDrag, true);
  document.addEventListener("drop", onDrop, true);
  document.addEventListener("paste", onPaste, true);
}

/** Shows the page at a path, unless a text on the current page cannot be saved. */
export async function showPage(address: string): Promise<void> {
  if (await editor.saveAll()) frame.go(address);
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const link = target.closest("a");
  if (link || target.closest("button, summary, label, video")) event.preventDefault();
  // A click without Cmd or Ctrl edits the link text.
  const isCommand = event.metaKey || event.ctrlKey;
  if (isCommand && link) followLink(link);
  if (isCommand || editor.editedElement?.contains(target)) return;
  const pointer = { x: event.clientX, y: event.clientY };
  edit(frame.targetAt(pointer.x, pointer.y), pointer);
}

function followLink(link: HTMLAnchorElement): void {
  if (link.origin === location.origin) void showPage(link.pathname + link.search);
  // A javascript: address would run in the studio.
  else if (/^(https?|mailto|tel):$/.test(link.protocol)) open(link.href, "_blank", "noreferrer");
}

/** Starts to edit an element. Returns false if the element is not editable. */
function edit(element: HTMLElement | null, pointer?: { x: number; y: number }): boolean {
  const { studio, studioMarkdown, studioSrc, studioPart, studioHref } = element?.dataset ?? {};
  if (element && (studio ?? studioMarkdown) !== undefined) void editor.begin(element, pointer);
  else if (element?.matches(SETTINGS_SELECTOR))
    void settings.open(parseFieldName(studioPart ?? studioHref ?? studioSrc ?? ""), true);
  else if (element && studioSrc !== undefined) replaceImageOf(element);
  else return false;
  return true;
}

function replaceImageOf(image: HTMLElement, file?: File): void {
  const { studioSrc = "", studioAlt } = image.dataset;
  const altText = studioAlt
    ? { place: parseFieldName(studioAlt), value: image.getAttribute("alt") ?? "" }
    : null;
  void replaceImage(parseFieldName(studioSrc), altText, file);
}

function onPageKey(event: KeyboardEvent): void {
  if (editor.onKey(event)) return;
  if (!editor.editedElement && event.key === "Enter" && edit(event.target as HTMLElement))
    event.preventDefault();
  else onKey(event);
}

function onDrag(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  frame.highlight(frame.imageAt(event.clientX, event.clientY));
}

function onDrop(event: DragEvent): void {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  const image = frame.imageAt(event.clientX, event.clientY);
  if (image) replaceImageOf(image, file);
}

function onPaste(event: ClipboardEvent): void {
  const file = event.clipboardData?.files[0];
  const image = frame.document.querySelector<HTMLElement>(
    "[data-studio-src]:is([data-studio-hover], :focus)",
  );
  if (!file || editor.editedElement || !image) return;
  event.preventDefault();
  replaceImageOf(image, file);
}
