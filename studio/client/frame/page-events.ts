import { parseFieldName } from "../../shared/field-path.ts";
import { removeView } from "../../shared/views.ts";
import { onKey } from "../app/keys.ts";
import type { StudioStore } from "../state/studio-store.ts";
import { onTextInput, onTextKey } from "../text/text-keys.ts";
import { SETTINGS_SELECTOR } from "./page-frame.ts";

export function listenToPage(store: StudioStore): void {
  const { page, editor, arranger } = store;
  const { document } = page;
  document.addEventListener("click", onClick, true);
  let pointer: { x: number; y: number } | null = null;
  const showHovered = () => store.showHovered(pointer && page.targetAt(pointer.x, pointer.y));
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    pointer = { x: clientX, y: clientY };
    showHovered();
    arranger.showGap(clientY);
  });
  document.addEventListener("focusin", ({ target }) => arranger.selectAround(target as Element));
  document.documentElement.addEventListener("pointerleave", () => {
    pointer = null;
    showHovered();
  });
  document.addEventListener("keydown", onPageKey, true);
  document.addEventListener("keyup", () => store.showPlain(false));
  document.addEventListener("beforeinput", (event) => onTextInput(store, event as InputEvent), true);
  document.addEventListener(
    "focusout",
    ({ target }) => target === editor.editedElement && editor.onBlur(),
    true,
  );
  document.addEventListener("scroll", () => {
    showHovered();
    store.placePopovers();
  });
  new ResizeObserver(() => store.placePopovers()).observe(document.documentElement);
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
    const pointer = { x: event.clientX, y: event.clientY };
    arranger.selectAround(target);
    edit(page.targetAt(pointer.x, pointer.y), pointer);
  }

  function followLink(link: HTMLAnchorElement): void {
    if (link.origin === location.origin) void store.showPage(removeView(link.pathname + link.search));
    // A javascript: address would run in the studio.
    else if (/^(https?|mailto|tel):$/.test(link.protocol)) open(link.href, "_blank", "noreferrer");
  }

  /** Starts to edit an element. Returns false if the element is not editable. */
  function edit(element: HTMLElement | null, pointer?: { x: number; y: number }): boolean {
    const { studio, studioMarkdown, studioSrc, studioPart, studioHref, studioInSettings } =
      element?.dataset ?? {};
    if (studio && studioInSettings) store.openForm(parseFieldName(studio), true);
    else if (element && (studio ?? studioMarkdown) !== undefined) void editor.begin(element, pointer);
    else if (element?.matches(SETTINGS_SELECTOR))
      store.openForm(parseFieldName(studioPart ?? studioHref ?? studioSrc ?? ""), true);
    else if (element && studioSrc !== undefined) replaceMedia(element);
    else return false;
    return true;
  }

  function replaceMedia(media: HTMLElement, file?: File): void {
    void store.replaceMedia(parseFieldName(media.dataset.studioSrc ?? ""), media.matches("video"), file);
  }

  function onPageKey(event: KeyboardEvent): void {
    if (arranger.onTextKey(event) || onTextKey(editor, event)) return;
    if (!editor.editedElement && event.key === "Enter" && edit(event.target as HTMLElement))
      event.preventDefault();
    else onKey(store, event);
  }

  function onDrag(event: DragEvent): void {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    store.showHovered(page.mediaAt(event.clientX, event.clientY));
  }

  function onDrop(event: DragEvent): void {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    const media = page.mediaAt(event.clientX, event.clientY);
    if (media) replaceMedia(media, file);
    else if (!arranger.addMedia(event.target as Element, file))
      store.showMessage("Drop the file on an image, a video or a section.", true);
  }

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!editor.editedElement && arranger.paste(text)) event.preventDefault();
    const file = event.clipboardData?.files[0];
    const media = document.querySelector<HTMLElement>("[data-studio-src]:is([data-studio-hover], :focus)");
    if (!file || editor.editedElement || !media) return;
    event.preventDefault();
    replaceMedia(media, file);
  }
}
