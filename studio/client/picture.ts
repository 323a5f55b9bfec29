import type { Place } from "../place-name.ts";
import { byId, make } from "./element.ts";

/** Bytes, as studio/guard.ts has it. */
const LARGEST = 60_000_000;

export function pictureIn(data: DataTransfer | null): File | null {
  return data?.files[0] ?? null;
}

/** What a picture shows. */
export interface Words {
  place: Place;
  /** Undefined where nobody said it. */
  value: string | undefined;
}

interface Replacement {
  /** One that was dropped or pasted. */
  file: File | null;
  /** What it shows in words; null where nothing describes it. */
  alt: string | null;
  /** The address of the one that is shown there now, if any is. */
  now: string;
  /** Writes another picture, its words, or both. @throws Refusal */
  save(file: File | null, alt: string | null): Promise<void>;
}

/**
 * Shows a picture that was dropped or is chosen, and asks what it shows in words: without words nothing is written, nor
 * when the picture cannot be shown there. Resolves when the dialog is closed.
 */
export function replacePicture({ file: given, alt, now, save: onSave }: Replacement): Promise<void> {
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
  const words = make("textarea", { id: "picture-alt", value: alt ?? "", rows: 3, onkeydown });
  const row = (text: string, control: HTMLElement) =>
    make("div", { class: "row" }, make("label", { for: control.id }, text), control);
  const form = make(
    "form",
    { method: "dialog" },
    preview,
    row("Picture file", chosen),
    alt !== null && row("Describe it for people who cannot see it", words),
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
      // Those of the old picture, to be typed over.
      words.select();
    } catch (error) {
      refusal = error as Error;
      alarm.textContent = refusal.message;
    }
  }

  async function write(): Promise<void> {
    if (refusal) throw refusal;
    const text = alt === null ? null : words.value.trim();
    if (text === "") throw new Error("Describe the picture.");
    if (file || text !== alt) await onSave(file, text);
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
  dialog.replaceChildren(make("h2", { id: "picture-title" }, "Replace the picture"), form);
  dialog.showModal();
  void show(given ?? undefined);
  return new Promise((resolve) => {
    const onClose = () => {
      URL.revokeObjectURL(preview.src);
      resolve();
    };
    dialog.addEventListener("close", onClose, { once: true });
  });
}

/** As the build takes it: a HEIC photo, where this browser can read it, as JPEG. @throws Error with what to do */
async function readable(file: File): Promise<File> {
  if (file.size > LARGEST) throw new Error("This is larger than 60 MB: export it smaller.");
  if (!/\.hei[cf]$/i.test(file.name) && !/hei[cf]/.test(file.type)) {
    if (file.type.startsWith("image/")) return file;
    throw new Error(`"${file.name}" is no picture: use a JPEG, PNG, WebP or AVIF file.`);
  }
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap)
    throw new Error("This browser cannot read HEIC photos: export it as JPEG, or drop it in Safari.");
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
  return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
}
