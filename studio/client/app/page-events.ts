import { removeView } from "../../shared/views.ts";
import { onTextInput } from "../text/on-input.ts";
import { handleKey } from "./commands.ts";
import type { Studio } from "./studio.tsx";

/** Listens to the pointer, the keyboard and dropped files on the page that the frame has loaded. */
export function listenToPage(studio: Studio): void {
  const { page, editor, arranger, notices } = studio;
  const { frame } = page;
  const { document } = frame;
  let pointer: { x: number; y: number } | null = null;
  const showHovered = () => page.showHovered(pointer && frame.targetAt(pointer.x, pointer.y));

  document.addEventListener("click", onClick, true);
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    pointer = { x: clientX, y: clientY };
    showHovered();
    arranger.showGap(clientY);
  });
  document.documentElement.addEventListener("pointerleave", () => {
    pointer = null;
    showHovered();
  });
  document.addEventListener("focusin", ({ target }) => arranger.selectAround(target as Element));
  document.addEventListener(
    "focusout",
    ({ target }) => target === editor.editedElement && editor.onBlur(),
    true,
  );
  document.addEventListener("keydown", (event) => handleKey(studio, event), true);
  document.addEventListener("keyup", () => page.showPlain(false));
  document.addEventListener(
    "beforeinput",
    (event) => onTextInput(editor, notices, event as InputEvent),
    true,
  );
  document.addEventListener("scroll", () => {
    showHovered();
    studio.placePopovers();
  });
  new ResizeObserver(() => studio.placePopovers()).observe(document.documentElement);
  document.addEventListener("dragover", onDrag, true);
  document.addEventListener("drop", onDrop, true);
  document.addEventListener("paste", onPaste, true);

  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const link = target.closest("a");
    if (link || target.closest("button, summary, label, video")) event.preventDefault();
    // A click without Cmd or Ctrl edits the link text.
    const isCommand = event.metaKey || event.ctrlKey;
    if (isCommand && link) followLink(link);
    if (isCommand || editor.editedElement?.contains(target)) return;
    const point = { x: event.clientX, y: event.clientY };
    arranger.selectAround(target);
    studio.edit(frame.targetAt(point.x, point.y), point);
  }

  function followLink(link: HTMLAnchorElement): void {
    if (link.origin === location.origin) void studio.pages.show(removeView(link.pathname + link.search));
    // A javascript: address would run in the studio.
    else if (/^(https?|mailto|tel):$/.test(link.protocol)) open(link.href, "_blank", "noreferrer");
  }

  function onDrag(event: DragEvent): void {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    page.showHovered(frame.mediaAt(event.clientX, event.clientY));
  }

  function onDrop(event: DragEvent): void {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    const media = frame.mediaAt(event.clientX, event.clientY);
    if (media) studio.replaceMedia(media, file);
    else if (!arranger.addMedia(event.target as Element, file))
      notices.showMessage("Drop the file on an image, a video or a section.", true);
  }

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!editor.editedElement && arranger.paste(text)) event.preventDefault();
    const file = event.clipboardData?.files[0];
    const media = document.querySelector<HTMLElement>("[data-studio-src]:is([data-studio-hover], :focus)");
    if (!file || editor.editedElement || !media) return;
    event.preventDefault();
    studio.replaceMedia(media, file);
  }
}
