import { type SubmitEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { type FieldPath, fieldName } from "../../shared/field-path.ts";
import { useValue } from "../state/model.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, useCloseDialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { Progress } from "../ui/progress.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { MediaChoice } from "./media-choice.ts";
import { MediaPreview } from "./media-preview.tsx";
import type { MediaTarget } from "./media-target.ts";
import { canBePrototype, isPrototype } from "./prototype-source.ts";

interface MediaDialogProps {
  target: MediaTarget;
  /** The replaced image or video on the page. */
  shownElement: HTMLElement | null;
  choice: MediaChoice;
}

/** The answer of the dialog if another dialog opens next. By default, that dialog gets the chosen file. */
export interface OtherMedia {
  place: FieldPath;
  file?: File;
}

/** Replaces an image, a video or a PDF, and its alt text. */
export function MediaDialog({ target, shownElement, choice }: MediaDialogProps) {
  const { title, accept, noun, oldAlt, help, place, group, values, isForPhones } = target;
  const closeDialog = useCloseDialog();
  const form = useRef<HTMLFormElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const state = useValue(choice, (value) => value);
  const { file, alt, notes, fileError, error, task, progress } = state;
  const isConverting = progress !== null;

  useLayoutEffect(() => {
    if (file) form.current?.querySelector<HTMLElement>("textarea, [type=submit]")?.focus();
  }, [file]);
  useLayoutEffect(() => {
    if (isConverting) cancelButton.current?.focus();
  }, [isConverting]);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (await choice.save()) closeDialog();
  }

  function receive(event: SyntheticEvent, { files: [received] }: DataTransfer): void {
    if (received) event.preventDefault();
    choose(received);
  }

  function choose(chosen: File | undefined): void {
    if (chosen && isPrototype(chosen) && canBePrototype(place)) closeDialog({ place, file: chosen });
    else void choice.choose(chosen);
  }

  // The owner can stop a conversion, but not a save.
  const canClose = task !== "saving" || isConverting;
  const close = () => canClose && closeDialog();
  return (
    <Dialog title={title} onClose={close}>
      <form
        ref={form}
        className="grid gap-4"
        onSubmit={save}
        onDrop={(event) => receive(event, event.dataTransfer)}
        onPaste={(event) => receive(event, event.clipboardData)}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4" inert={isConverting}>
          {help && <p>{help}</p>}
          <MediaPreview
            {...{ target, shownElement, state }}
            onChange={(change) => choice.state.setState(change)}
          />
          {target.kind === "video" && target.src && !file && (
            <div>
              <Button isDisabled={task !== null} onPress={() => void choice.chooseAgain(target.src ?? "")}>
                Trim it or choose another poster…
              </Button>
            </div>
          )}
          <div className="flex items-center gap-3">
            <FileTrigger acceptedFileTypes={accept} onSelect={(files) => choose(files?.[0])}>
              <Button>{file ? "Choose another file" : "Choose a file"}</Button>
            </FileTrigger>
            <span className="truncate text-soft">
              {file?.name ?? <span className="pointer-coarse:hidden">or drop it here</span>}
            </span>
          </div>
          <ErrorText>{fileError}</ErrorText>
          {file && place.path.at(-1) === "imgLink" && Boolean(values.imgLinkSmall) && (
            <p>The image for phones shows a part of the old image, so it is removed too.</p>
          )}
          {notes.map((note) => (
            <p key={note} className="text-soft">
              Note: {note}.
            </p>
          ))}
          {oldAlt !== undefined && (
            <TextField
              label={`Describe the ${noun} for people who cannot see it`}
              help={
                isForPhones
                  ? "If empty, phones use the description of the whole image."
                  : "One or two sentences."
              }
              isMultiline
              value={alt}
              onChange={(alt) => choice.state.setState({ alt })}
              onKeyDown={(event) => {
                // Let the dialog handle Escape.
                if (event.key !== "Enter") return event.continuePropagation();
                event.preventDefault();
                form.current?.requestSubmit();
              }}
            />
          )}
          {choice.reusableAlt && alt === "" && (
            <div className="flex">
              <Button look="quiet" onPress={() => choice.state.setState({ alt: choice.reusableAlt })}>
                <Icon name="undo" />
                <span className="truncate">Use the previous description: {choice.reusableAlt}</span>
              </Button>
            </div>
          )}
        </div>
        <ErrorText>{error}</ErrorText>
        {isConverting && <Progress label="Converting the video" percent={progress} />}
        {fieldName(place) === "theme.yaml#logo" && (
          <Button onPress={() => closeDialog({ place: { file: "favicon", path: [] } })}>
            Change the icon of the browser tab instead
          </Button>
        )}
        {isForPhones && (
          <Button onPress={() => closeDialog({ place: { ...group, path: [...group.path, "imgLink"] } })}>
            Change the whole image instead
          </Button>
        )}
        <DialogActions>
          <Button
            ref={cancelButton}
            isDisabled={!canClose}
            onPress={() => (isConverting ? choice.stop() : close())}
          >
            Cancel
          </Button>
          <Button look="primary" type="submit" isDisabled={task !== null || !choice.isChanged}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function ErrorText({ children }: { children: string }) {
  if (!children) return null;
  return (
    <p role="alert" className="whitespace-pre-line text-alarm [overflow-wrap:anywhere]">
      {children}
    </p>
  );
}
