import { type ClipboardEvent, type DragEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { type FieldPath, fieldName } from "../../shared/field-path.ts";
import { callApi } from "../state/api.ts";
import type { StudioStore } from "../state/studio-store.ts";
import { useStore } from "../state/use-store.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, useCloseDialog } from "../ui/dialog.tsx";
import { CropPreview } from "./crop-preview.tsx";
import { AltTextField, FileField } from "./media-fields.tsx";
import { type MediaTarget, targetOf } from "./media-target.ts";
import { toReadableFile } from "./readable-image.ts";

/** Opens a dialog to replace an image, its alt text and its focal point, and resolves when the dialog closes. */
export async function replaceImage(store: StudioStore, place: FieldPath, droppedFile?: File): Promise<void> {
  if (!(await store.editor.saveAll())) return;
  const target = await targetOf(place);
  const shownImage = store.page.find(fieldName(place));
  const parts = { target, shownImage, ...(droppedFile && { droppedFile }) };
  await store.openDialog(<ImageDialog {...parts} />);
  shownImage?.focus();
}

interface ImageDialogProps {
  target: MediaTarget;
  shownImage: HTMLElement | null;
  droppedFile?: File;
}

function ImageDialog({ target, shownImage, droppedFile }: ImageDialogProps) {
  const { kind, title, accept, values, altName, focusName } = target;
  const store = useStore();
  const closeDialog = useCloseDialog();
  const form = useRef<HTMLFormElement>(null);
  const [image, setImage] = useState<{ file: File; url: string } | null>(null);
  const oldAlt = altName ? `${values[altName] ?? ""}`.trim() : "";
  const [alt, setAlt] = useState(oldAlt);
  const [focus, setFocus] = useState(focusName ? (values[focusName] as string | undefined) : undefined);
  const [notes, setNotes] = useState(target.notes);
  const [error, setError] = useState("");
  const [isSaving, setSaving] = useState(false);
  const latestFile = useRef<File>(null);
  const src = image?.url ?? shownImage?.getAttribute("src") ?? target.src;

  function post(verb: string, file: File, parameters: Record<string, string> = {}): Promise<Response> {
    const query = new URLSearchParams({ ...target.query, name: file.name, ...parameters });
    return callApi(`${verb}?${query}`, { method: "POST", body: file });
  }

  /** Previews a file, and requests its problems and notes before the owner writes the alt text. */
  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    latestFile.current = chosen;
    const isOutdated = () => latestFile.current !== chosen;
    setError("");
    setNotes([]);
    setAlt((text) => (text === oldAlt ? "" : text));
    setFocus(undefined);
    try {
      const file = await toReadableFile(chosen);
      if (isOutdated()) return;
      setImage({ file, url: URL.createObjectURL(file) });
      form.current?.querySelector<HTMLElement>("textarea, [type=submit]")?.focus();
      if (target.verb !== "image") return;
      const { notes } = await (await post("image-check", file)).json();
      if (!isOutdated()) setNotes(notes);
    } catch (reason) {
      if (isOutdated()) return;
      setImage(null);
      setError((reason as Error).message);
    }
  }

  useEffect(() => void choose(droppedFile), [droppedFile]);
  useEffect(() => () => URL.revokeObjectURL(image?.url ?? ""), [image]);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const text = alt.trim();
    if (altName && text === "") return setError("Enter a description of the image.");
    if (error && !image) return;
    setSaving(true);
    try {
      if (image)
        await store.perform(() =>
          post(target.verb, image.file, { ...(altName && { alt: text }), ...(focus && { focus }) }),
        );
      else
        await saveFields(store, target, {
          ...(altName && text !== oldAlt && { [altName]: text }),
          ...(focusName && { [focusName]: focus }),
        });
      // The address of the icon never changes.
      if (kind === "icon") store.page.go(store.page.address);
      closeDialog();
    } catch (reason) {
      setError((reason as Error).message);
      setSaving(false);
    }
  }

  const receive = (event: ClipboardEvent | DragEvent, { files: [file] }: DataTransfer) => {
    if (file) event.preventDefault();
    void choose(file);
  };
  // The server cannot stop a save.
  const close = () => !isSaving && closeDialog();
  return (
    <Dialog title={title} onClose={close}>
      <form
        ref={form}
        className="grid gap-4"
        onSubmit={save}
        onDrop={(event) => receive(event, event.dataTransfer)}
        onPaste={(event) => receive(event, event.clipboardData)}
      >
        {src && kind !== "document" && (
          <CropPreview
            src={src}
            shownImage={shownImage}
            focus={focus}
            onFocus={focusName ? setFocus : undefined}
          />
        )}
        <FileField types={accept} name={image?.file.name} onChoose={(file) => void choose(file)} />
        {notes.map((note) => (
          <p key={note} className="text-soft">
            Note: {note}.
          </p>
        ))}
        {altName && (
          <AltTextField
            noun="image"
            value={alt}
            onChange={setAlt}
            previous={image ? oldAlt : undefined}
            form={form}
          />
        )}
        {error && (
          <p role="alert" className="text-alarm">
            {error}
          </p>
        )}
        <DialogActions>
          <Button look="quiet" isDisabled={isSaving} onPress={close}>
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

/** Saves the changed fields of an image as one undo step. `undefined` removes a field. */
async function saveFields(
  store: StudioStore,
  { group: { file, path }, values }: MediaTarget,
  fields: Record<string, string | undefined>,
): Promise<unknown> {
  const [change, ...others] = Object.entries(fields).filter(([name, value]) => value !== values[name]);
  if (!change) return undefined;
  const [name, value] = change;
  if (others.length > 0) return store.setValue({ file, path }, { ...values, ...fields }, values);
  return store.setValue({ file, path: [...path, name] }, value, values[name]);
}
