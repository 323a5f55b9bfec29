import { type DragEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { megabytes } from "../../../pipeline/media/video-limits.ts";
import { type FieldPath, fieldName } from "../../shared/field-path.ts";
import { callApi } from "../state/api.ts";
import type { StudioStore } from "../state/studio-store.ts";
import { useStore } from "../state/use-store.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, useCloseDialog } from "../ui/dialog.tsx";
import { Progress } from "../ui/progress.tsx";
import { type Cut, convertVideo, type Recording, readRecording } from "./convert-video.ts";
import { type AltText, AltTextField, FileField } from "./media-fields.tsx";
import { VideoPreview } from "./video-preview.tsx";

/** Opens a dialog to replace a video, its poster and its alt text, and resolves when the dialog closes. */
export async function replaceVideo(store: StudioStore, place: FieldPath, droppedFile?: File): Promise<void> {
  if (!(await store.editor.saveAll())) return;
  const altPlace = { ...place, path: [...place.path.slice(0, -1), "alt"] };
  const { value } = await (await callApi(`value?at=${encodeURIComponent(fieldName(altPlace))}`)).json();
  const altText = { place: altPlace, value: value ?? undefined };
  const parts = { place, altText, ...(droppedFile && { droppedFile }) };
  await store.openDialog(<VideoDialog {...parts} />);
  store.page.find(fieldName(place))?.focus();
}

interface VideoDialogProps {
  place: FieldPath;
  altText: AltText;
  droppedFile?: File;
}

function VideoDialog({ place, altText, droppedFile }: VideoDialogProps) {
  const store = useStore();
  const close = useCloseDialog();
  const form = useRef<HTMLFormElement>(null);
  const [recording, setRecording] = useState<Recording | null>(null);
  const [cut, setCut] = useState<Cut>({ start: 0, end: 0, poster: 0 });
  const [alt, setAlt] = useState(altText.value?.trim() ?? "");
  const [error, setError] = useState("");
  const [isReading, setReading] = useState(false);
  /** The percentage of the running conversion. */
  const [progress, setProgress] = useState<number | null>(null);
  const conversion = useRef(new AbortController());
  const cancelButton = useRef<HTMLButtonElement>(null);
  const shownVideo = store.page.find(fieldName(place))?.getAttribute("src");

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setError("");
    setAlt("");
    setRecording(null);
    setReading(true);
    try {
      const chosen = await readRecording(file);
      setRecording(chosen);
      setCut({ start: 0, end: chosen.seconds, poster: 0 });
    } catch (reason) {
      setError((reason as Error).message);
    } finally {
      setReading(false);
    }
  }

  useEffect(() => void choose(droppedFile), [droppedFile]);
  useEffect(() => () => conversion.current.abort(), []);

  /** Saves a recording, or resolves with false if the owner cancels its conversion. */
  async function saveVideo(source: Recording, text: string): Promise<boolean> {
    conversion.current = new AbortController();
    const { signal } = conversion.current;
    const onProgress = (share: number) => setProgress(Math.floor(share * 100));
    onProgress(0);
    cancelButton.current?.focus();
    try {
      const { video, poster } = await convertVideo(source, cut, { onProgress, signal });
      signal.throwIfAborted();
      const body = new FormData();
      body.set("video", video);
      body.set("poster", poster);
      const query = new URLSearchParams({ at: fieldName(place), name: source.file.name, alt: text });
      await store.perform(async () => {
        await callApi(`video?${query}`, { method: "POST", body });
        return `Saved (${megabytes(video.size)} MB)`;
      });
      return true;
    } catch (reason) {
      if (signal.aborted) return false;
      throw reason;
    } finally {
      setProgress(null);
    }
  }

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isReading) return;
    const text = alt.trim();
    if (!recording && (error || altText.value === undefined)) return setError(error || "Choose a file.");
    if (text === "") return setError("Enter a description of the video.");
    setError("");
    try {
      if (recording && !(await saveVideo(recording, text))) return;
      if (!recording && text !== altText.value?.trim())
        await store.setValue(altText.place, text, altText.value);
      close();
    } catch (reason) {
      setError((reason as Error).message);
    }
  }

  const isConverting = progress !== null;
  return (
    <Dialog title="Choose a video">
      <form
        ref={form}
        className="grid gap-4"
        onSubmit={save}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          if (!isConverting) void choose(event.dataTransfer.files[0]);
        }}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4" inert={isConverting}>
          {recording && <VideoPreview recording={recording} cut={cut} onCut={setCut} />}
          {!recording && shownVideo && (
            <video
              src={shownVideo}
              aria-label="The current video"
              className="mx-auto max-h-[min(40vh,320px)] rounded-lg"
              muted
              playsInline
            />
          )}
          <FileField
            types={["video/*", ".mov", ".mp4", ".webm"]}
            name={recording?.file.name}
            onChoose={(file) => void choose(file)}
          />
          <AltTextField noun="video" value={alt} onChange={setAlt} previous={altText.value} form={form} />
        </div>
        {error && (
          <p role="alert" className="whitespace-pre-line text-alarm [overflow-wrap:anywhere]">
            {error}
          </p>
        )}
        {isConverting && <Progress label="Converting the video" percent={progress} />}
        <DialogActions>
          <Button
            ref={cancelButton}
            look="quiet"
            onPress={() => (isConverting ? conversion.current.abort() : close())}
          >
            Cancel
          </Button>
          <Button look="primary" type="submit" isDisabled={isReading || isConverting}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
