import { nameOf, type Place } from "../place-name.ts";
import { ask } from "./ask.ts";
import { byId, make } from "./element.ts";
import { frame } from "./page-frame.ts";
import { studio } from "./studio.ts";
import { editor } from "./text-editor.ts";

/** Bytes; the same as in studio/guard.ts. */
const LARGEST = 60_000_000;

export interface Words {
  place: Place;
  value: string | undefined;
}

/**
 * Opens a dialog that replaces an image and its alt text. Resolves when the dialog is closed.
 * @param words null if the image has no alt text
 * @param given an image that was dropped or pasted
 */
export async function replacePicture(place: Place, words: Words | null, given?: File): Promise<void> {
  if (!(await editor.saveAll())) return;
  const shown = frame.find(nameOf(place));
  const now = shown?.getAttribute("src") ?? "";
  const dialog = byId<HTMLDialogElement>("picture");
  const alarm = make("p", { class: "alarm", role: "alert" });
  const preview = make("img", { alt: "", src: now, hidden: !now });
  const chosen = make("input", { type: "file", id: "picture-file", accept: "image/*,.heic,.heif" });
  const save = make("button", { value: "save" }, "Save");
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit(save);
  };
  const alt = make("textarea", { id: "picture-alt", value: words?.value ?? "", rows: 3, onkeydown });
  const row = (text: string, control: HTMLElement) =>
    make("div", { class: "row" }, make("label", { for: control.id }, text), control);
  const form = make(
    "form",
    { method: "dialog" },
    preview,
    row("Image file", chosen),
    words && row("Describe it for people who cannot see it", alt),
    alarm,
    make("div", { class: "answers" }, make("button", { value: "" }, "Cancel"), save),
  );
  let file: File | null = null;
  let refusal: Error | null = null;

  async function show(next: File | undefined): Promise<void> {
    [file, refusal] = [null, null];
    alarm.textContent = "";
    if (!next) return;
    try {
      file = await readable(next);
      preview.src = URL.createObjectURL(file);
      preview.hidden = false;
      // Select the old alt text, to be replaced.
      alt.select();
    } catch (error) {
      refusal = error as Error;
      alarm.textContent = refusal.message;
    }
  }

  async function write(): Promise<void> {
    if (refusal) throw refusal;
    const text = alt.value.trim();
    if (words && text === "") throw new Error("Describe the image.");
    if (file) {
      const query = new URLSearchParams({ at: nameOf(place), name: file.name, ...(words && { alt: text }) });
      const body = file;
      await studio.perform(() => ask(`picture?${query}`, { method: "POST", body }));
    } else if (words && text !== words.value) await studio.setValue(words.place, text, words.value);
  }

  chosen.addEventListener("change", () => void show(chosen.files?.[0]));
  form.addEventListener("submit", async (event) => {
    if (event.submitter !== save) return;
    event.preventDefault();
    save.disabled = true;
    await write().then(
      () => dialog.close(),
      (error: Error) => {
        alarm.textContent = error.message;
      },
    );
    save.disabled = false;
  });
  dialog.replaceChildren(make("h2", { id: "picture-title" }, "Replace the image"), form);
  dialog.showModal();
  void show(given);
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  URL.revokeObjectURL(preview.src);
  shown?.focus();
}

/** Converts a HEIC photo to JPEG if this browser can read it. @throws Error with what to do */
async function readable(file: File): Promise<File> {
  if (file.size > LARGEST) throw new Error("This is larger than 60 MB: export it smaller.");
  if (!/\.hei[cf]$/i.test(file.name) && !/hei[cf]/.test(file.type)) {
    if (file.type.startsWith("image/")) return file;
    throw new Error(`"${file.name}" is not an image: use a JPEG, PNG, WebP or AVIF file.`);
  }
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap)
    throw new Error("This browser cannot read HEIC photos: export it as JPEG, or drop it in Safari.");
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
  return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
}
