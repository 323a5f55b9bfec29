import { type FieldPath, fieldName } from "../field-name.ts";
import { callApi } from "./api.ts";
import { byId, createElement } from "./element.ts";
import { frame } from "./page-frame.ts";
import { studio } from "./studio.ts";
import { editor } from "./text-editor.ts";

/** studio/guard.ts has the same limit. */
const MAX_BYTES = 60_000_000;

export interface AltText {
  place: FieldPath;
  value: string | undefined;
}

/** Opens a dialog to replace an image and its alt text, and resolves when the dialog closes. */
export async function replaceImage(
  place: FieldPath,
  altText: AltText | null,
  droppedFile?: File,
): Promise<void> {
  if (!(await editor.saveAll())) return;
  const shownElement = frame.find(fieldName(place));
  const currentSource = shownElement?.getAttribute("src") ?? "";
  const dialog = byId<HTMLDialogElement>("image");
  const errorMessage = createElement("p", { class: "alarm", role: "alert" });
  const preview = createElement("img", { alt: "", src: currentSource, hidden: !currentSource });
  const fileInput = createElement("input", { type: "file", id: "image-file", accept: "image/*,.heic,.heif" });
  const saveButton = createElement("button", { value: "save" }, "Save");
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit(saveButton);
  };
  const altInput = createElement("textarea", {
    id: "image-alt",
    value: altText?.value ?? "",
    rows: 3,
    onkeydown,
  });
  const labelledRow = (text: string, control: HTMLElement) =>
    createElement("div", { class: "row" }, createElement("label", { for: control.id }, text), control);
  const form = createElement(
    "form",
    { method: "dialog" },
    preview,
    labelledRow("Image file", fileInput),
    altText && labelledRow("Describe the image for people who cannot see it", altInput),
    errorMessage,
    createElement("div", { class: "answers" }, createElement("button", { value: "" }, "Cancel"), saveButton),
  );
  let file: File | null = null;
  let refusal: Error | null = null;

  async function showFile(newFile: File | undefined): Promise<void> {
    [file, refusal] = [null, null];
    errorMessage.textContent = "";
    if (!newFile) return;
    try {
      file = await toReadableFile(newFile);
      preview.src = URL.createObjectURL(file);
      preview.hidden = false;
      // Select the old alt text, so that typing replaces it.
      altInput.select();
    } catch (error) {
      refusal = error as Error;
      errorMessage.textContent = refusal.message;
    }
  }

  async function saveImage(): Promise<void> {
    if (refusal) throw refusal;
    const text = altInput.value.trim();
    if (altText && text === "") throw new Error("Enter a description of the image.");
    if (file) {
      const query = new URLSearchParams({
        at: fieldName(place),
        name: file.name,
        ...(altText && { alt: text }),
      });
      const body = file;
      await studio.perform(() => callApi(`image?${query}`, { method: "POST", body }));
    } else if (altText && text !== altText.value) await studio.setValue(altText.place, text, altText.value);
  }

  fileInput.addEventListener("change", () => void showFile(fileInput.files?.[0]));
  form.addEventListener("submit", async (event) => {
    if (event.submitter !== saveButton) return;
    event.preventDefault();
    saveButton.disabled = true;
    await saveImage().then(
      () => dialog.close(),
      (error: Error) => {
        errorMessage.textContent = error.message;
      },
    );
    saveButton.disabled = false;
  });
  dialog.replaceChildren(createElement("h2", { id: "image-title" }, "Replace the image"), form);
  dialog.showModal();
  void showFile(droppedFile);
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  URL.revokeObjectURL(preview.src);
  shownElement?.focus();
}

/** Converts a HEIC photo to JPEG. @throws if the browser cannot read it */
async function toReadableFile(file: File): Promise<File> {
  if (file.size > MAX_BYTES) throw new Error("This file is larger than 60 MB. Export a smaller version.");
  if (!/\.hei[cf]$/i.test(file.name) && !/hei[cf]/.test(file.type)) {
    if (file.type.startsWith("image/")) return file;
    throw new Error(`"${file.name}" is not an image. Use a JPEG, PNG, WebP or AVIF file.`);
  }
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap)
    throw new Error("This browser cannot read HEIC photos. Export the photo as JPEG, or use Safari.");
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
  return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
}
