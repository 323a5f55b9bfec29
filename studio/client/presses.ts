import { type PageFrame, settingOf } from "./page-frame.ts";
import { pictureIn } from "./picture.ts";
import type { TextEditor } from "./text-editor.ts";

interface PressEvents {
  onFollow(link: HTMLAnchorElement): void;
  /** What it has in the settings is to be changed. */
  onValue(element: HTMLElement): void;
  /** @param file one that was dropped or pasted */
  onPicture(picture: HTMLElement, file: File | null): void;
  /** A key that means nothing to a text of the page. */
  onKey(event: KeyboardEvent): void;
}

/** What pointer, keys and what is dropped do on the page, each time another one is loaded. */
export function listenTo(
  frame: PageFrame,
  editor: TextEditor,
  { onFollow, onValue, onPicture, onKey }: PressEvents,
): void {
  const { document } = frame;
  const root = document.documentElement;
  document.addEventListener("click", onPress, true);
  document.addEventListener("pointermove", ({ clientX, clientY }) => frame.showTarget(clientX, clientY));
  root.addEventListener("pointerleave", () => frame.showTarget(-1, -1));
  document.addEventListener("keydown", onPageKey, true);
  document.addEventListener("keyup", () => frame.showPlain(false));
  document.addEventListener("beforeinput", (event) => editor.onInput(event as InputEvent), true);
  document.addEventListener(
    "focusout",
    ({ target }) => void (target === editor.edited && editor.save()),
    true,
  );
  document.addEventListener("dragover", onDrag, true);
  document.addEventListener("drop", onDrop, true);
  document.addEventListener("paste", onPaste, true);

  function onPress(event: MouseEvent): void {
    const target = event.target as Element;
    const link = target.closest("a");
    if (link || target.closest("button, summary, label, video")) event.preventDefault();
    // Links are followed with a key held, as they lie over words.
    const isCommand = event.metaKey || event.ctrlKey;
    if (isCommand && link) onFollow(link);
    if (isCommand || editor.edited?.contains(target)) return;
    const point = { x: event.clientX, y: event.clientY };
    const text = frame.textAt(point.x, point.y);
    const picture = text ? null : frame.pictureAt(point.x, point.y);
    if (text) void editor.begin(text, point);
    else if (picture) onPicture(picture, null);
    else if (settingOf(target)) onValue(settingOf(target) as HTMLElement);
  }

  function onPageKey(event: KeyboardEvent): void {
    if (editor.onKey(event)) return;
    const target = event.target as HTMLElement;
    const { studio, studioMarkdown, studioSrc } = target.dataset;
    if (editor.edited || event.key !== "Enter") {
      onKey(event);
      return;
    }
    if (studio !== undefined || studioMarkdown !== undefined) void editor.begin(target);
    else if (settingOf(target) === target) onValue(target);
    else if (studioSrc !== undefined) onPicture(target, null);
    else {
      onKey(event);
      return;
    }
    event.preventDefault();
  }

  function onDrag(event: DragEvent): void {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    unmark();
    frame.pictureAt(event.clientX, event.clientY)?.setAttribute("data-studio-drop", "");
  }

  function onDrop(event: DragEvent): void {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    unmark();
    const picture = frame.pictureAt(event.clientX, event.clientY);
    if (picture) onPicture(picture, pictureIn(event.dataTransfer));
  }

  function onPaste(event: ClipboardEvent): void {
    const file = pictureIn(event.clipboardData);
    const picture = document.querySelector<HTMLElement>("[data-studio-src]:is([data-studio-hover], :focus)");
    if (!file || editor.edited || !picture) return;
    event.preventDefault();
    onPicture(picture, file);
  }

  function unmark(): void {
    for (const picture of document.querySelectorAll("[data-studio-drop]"))
      picture.removeAttribute("data-studio-drop");
  }
}
