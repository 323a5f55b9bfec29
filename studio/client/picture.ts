import { ask, nameOf, type Place } from "./ask.ts";
import { byId, make } from "./element.ts";

/** Bytes, as studio/guard.ts has it. */
const LARGEST = 60_000_000;

export function pictureIn(data: DataTransfer | null): File | null {
  return data?.files[0] ?? null;
}

/** What describes a picture: where that stands, and what it says. */
export interface Alt {
  place: Place;
  text: string;
}

interface Replacement {
  place: Place;
  /** One that was dropped or pasted. */
  file: File | null;
  /** Null where nothing describes it. */
  alt: Alt | null;
  /** The address of the one that is shown there now, if any is. */
  now: string;
  /** Writes words alone. @throws Refused */
  setAlt(alt: Alt, text: string): Promise<void>;
}

/**
 * Shows a picture that was dropped or is chosen, and asks what it shows in words. Resolves true once something is
 * written: without words nothing is, nor when the picture cannot be shown there.
 */
export function replacePicture({ place, file: given, alt, now, setAlt }: Replacement): Promise<boolean> {
  const dialog = byId<HTMLDialogElement>("picture");
  const alarm = make("p", { class: "alarm", role: "alert" });
  const preview = make("img", { alt: "", src: now, hidden: !now });
  const chosen = make("input", { type: "file", id: "picture-file", accept: "image/*,.heic,.heif" });
  const words = make("textarea", { id: "picture-alt", value: alt?.text ?? "", rows: 3 });
  const save = make("button", { value: "save" }, "Save");
  const row = (text: string, control: HTMLElement) =>
    make("div", { class: "row" }, make("label", { for: control.id }, text), control);
  const form = make(
    "form",
    { method: "dialog" },
    preview,
    row("Picture file", chosen),
    alt && row("Describe it for people who cannot see it", words),
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
    } catch (error) {
      refusal = error as Error;
      alarm.textContent = refusal.message;
    }
  }

  /** Whether there was something to be written. */
  async function write(): Promise<boolean> {
    if (refusal) throw refusal;
    const text = words.value.trim();
    if (alt && text === "") throw new Error("Describe the picture.");
    if (!file && alt && text !== alt.text) {
      await setAlt(alt, text);
      return true;
    }
    if (!file) return false;
    const query = new URLSearchParams({ at: nameOf(place), name: file.name });
    if (alt) query.set("alt", text);
    await ask(`picture?${query}`, { method: "POST", body: file });
    return true;
  }

  chosen.addEventListener("change", () => void show(chosen.files?.[0]));
  form.addEventListener("submit", async (event) => {
    if (event.submitter !== save) return;
    event.preventDefault();
    save.disabled = true;
    await write().then(
      (isWritten) => dialog.close(isWritten ? "saved" : ""),
      (error: Error) => {
        alarm.textContent = error.message;
      },
    );
    save.disabled = false;
  });
  dialog.replaceChildren(make("h2", { id: "picture-title" }, "Replace the picture"), form);
  dialog.returnValue = "";
  dialog.showModal();
  if (given) words.focus();
  void show(given ?? undefined);
  return new Promise((resolve) => {
    const onClose = () => {
      URL.revokeObjectURL(preview.src);
      resolve(dialog.returnValue === "saved");
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
