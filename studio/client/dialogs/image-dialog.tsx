import { type ClipboardEvent, type DragEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { type FieldPath, fieldName } from "../../field-name.ts";
import { callApi } from "../api.ts";
import type { StudioStore } from "../studio-store.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { useStore } from "../use-store.ts";
import { CropPreview } from "./crop-preview.tsx";
import { type AltText, AltTextField, FileField } from "./media-fields.tsx";
import { ACCEPTED_TYPES, toReadableFile } from "./readable-image.ts";

/** Opens a dialog to replace an image and its alt text, and resolves when the dialog closes. */
export async function replaceImage(
  store: StudioStore,
  place: FieldPath,
  altText: AltText | null,
  droppedFile?: File,
): Promise<void> {
  if (!(await store.editor.saveAll())) return;
  const shownImage = store.page.find(fieldName(place));
  const parts = { place, altText, shownImage, ...(droppedFile && { droppedFile }) };
  await new Promise<void>((resolve) =>
    store.update({ dialog: <ImageDialog {...parts} onClose={resolve} /> }),
  );
  await store.closeDialog();
  shownImage?.focus();
}

interface ImageDialogProps {
  place: FieldPath;
  altText: AltText | null;
  shownImage: HTMLElement | null;
  droppedFile?: File;
  onClose: () => void;
}

function ImageDialog({ place, altText, shownImage, droppedFile, onClose }: ImageDialogProps) {
  const store = useStore();
  const form = useRef<HTMLFormElement>(null);
  const [image, setImage] = useState<{ file: File; url: string } | null>(null);
  const [alt, setAlt] = useState(altText?.value?.trim() ?? "");
  const [notes, setNotes] = useState<string[]>([]);
  const [error, setError] = useState("");
  const [isSaving, setSaving] = useState(false);
  const src = image?.url ?? shownImage?.getAttribute("src");

  function post(verb: string, file: File, parameters: Record<string, string> = {}): Promise<Response> {
    const query = new URLSearchParams({ at: fieldName(place), name: file.name, ...parameters });
    return callApi(`${verb}?${query}`, { method: "POST", body: file });
  }

  /** Previews a file, and requests its problems and notes before the owner writes the alt text. */
  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setError("");
    setNotes([]);
    try {
      const file = await toReadableFile(chosen);
      setImage({ file, url: URL.createObjectURL(file) });
      setAlt("");
      form.current?.querySelector<HTMLElement>("textarea, [type=submit]")?.focus();
      setNotes((await (await post("image-check", file)).json()).notes);
    } catch (reason) {
      setImage(null);
      setError((reason as Error).message);
    }
  }

  useEffect(() => void choose(droppedFile), [droppedFile]);
  useEffect(() => () => URL.revokeObjectURL(image?.url ?? ""), [image]);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const text = alt.trim();
    if (altText && text === "") return setError("Enter a description of the image.");
    if (error && !image) return;
    setSaving(true);
    try {
      if (image) await store.perform(() => post("image", image.file, altText ? { alt: text } : {}));
      else if (altText && text !== altText.value?.trim())
        await store.setValue(altText.place, text, altText.value);
      onClose();
    } catch (reason) {
      setError((reason as Error).message);
      setSaving(false);
    }
  }

  const receive = (event: ClipboardEvent | DragEvent, { files: [file] }: DataTransfer) => {
    if (file) event.preventDefault();
    void choose(file);
  };
  return (
    <Dialog title="Choose an image" onClose={onClose}>
      <form
        ref={form}
        className="grid gap-4"
        onSubmit={save}
        onDrop={(event) => receive(event, event.dataTransfer)}
        onPaste={(event) => receive(event, event.clipboardData)}
      >
        {src && <CropPreview src={src} shownImage={shownImage} />}
        <FileField
          types={[...ACCEPTED_TYPES, ".heic", ".heif"]}
          name={image?.file.name}
          onChoose={(file) => void choose(file)}
        />
        {notes.map((note) => (
          <p key={note} className="text-soft">
            Note: {note}.
          </p>
        ))}
        {altText && (
          <AltTextField
            noun="image"
            value={alt}
            onChange={setAlt}
            previous={image ? altText.value : undefined}
            form={form}
          />
        )}
        {error && (
          <p role="alert" className="text-alarm">
            {error}
          </p>
        )}
        <DialogActions>
          <Button look="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" isDisabled={isSaving}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
