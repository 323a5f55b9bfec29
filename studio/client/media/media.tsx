import { type FieldPath, fieldName } from "../../shared/field-path.ts";
import type { SettingsForm } from "../settings/settings.ts";
import { createModelContext } from "../state/model.ts";
import { imageSource } from "./image-source.ts";
import { MediaChoice } from "./media-choice.ts";
import { MediaDialog, type OtherMedia } from "./media-dialog.tsx";
import { fieldTarget, siteImageTarget } from "./media-target.ts";
import { canBePrototype, isPrototype, prototypeSource } from "./prototype-source.ts";
import type { MediaServices } from "./save-media.ts";
import { videoSource } from "./video-source.ts";

export const [MediaProvider, useMedia] = createModelContext<Media>();

/** Replaces images, videos and PDFs. */
export class Media {
  readonly #services: MediaServices;
  #isReplacing = false;

  constructor(services: MediaServices) {
    this.#services = services;
  }

  /**
   * Opens a dialog, unless a media dialog is already open or loading. Resolves after the dialog has closed.
   * @param place a field. If its path is empty, `file` is an icon or a share image.
   */
  readonly replace = async (place: FieldPath, isVideo = false, droppedFile?: File): Promise<void> => {
    if (this.#isReplacing) return;
    this.#isReplacing = true;
    await this.#replace(place, isVideo, droppedFile).finally(() => {
      this.#isReplacing = false;
    });
  };

  async #replace(place: FieldPath, isVideo: boolean, droppedFile: File | undefined): Promise<void> {
    const { call, saveAll, find, openDialog } = this.#services;
    if (!(await saveAll())) return;
    const { file, path } = place;
    const sibling = { file, path: [...path.slice(0, -1), "prototype"] };
    if (droppedFile && isPrototype(droppedFile) && canBePrototype(place))
      return this.#replace(sibling, false, droppedFile);
    const target =
      path.length === 0
        ? siteImageTarget(file)
        : fieldTarget(place, isVideo, (await call("getForm", { file })) as SettingsForm);
    const isForPrototype = target.kind === "prototype";
    const shownPath = isForPrototype ? [...path.slice(0, -1), "imgLink"] : path;
    const shownElement = find(fieldName({ file, path: shownPath }));
    const createSource = isVideo ? videoSource : isForPrototype ? prototypeSource : imageSource;
    const choice = new MediaChoice(target, createSource(this.#services, target));
    void choice.choose(droppedFile);
    const answer = await openDialog(<MediaDialog {...{ target, shownElement, choice }} />);
    const { file: chosenFile } = choice.state.getState();
    choice.close();
    if (answer) {
      const { place: otherPlace, file: otherFile = chosenFile ?? undefined } = answer as OtherMedia;
      return this.#replace(otherPlace, false, otherFile);
    }
    find(fieldName(place))?.focus();
  }
}
