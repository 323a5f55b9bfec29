import { type FieldPath, fieldName, parseFieldName } from "../../shared/field-path.ts";
import type { View } from "../../shared/views.ts";
import type { Page } from "../frame/page.ts";
import type { Media } from "../media/media.tsx";
import type { Settings } from "../settings/settings.ts";
import { createModelContext } from "../state/model.ts";
import { doneMessage, type UndoNotice } from "../state/undo-notice.ts";
import type { TextEditor } from "../text/text-editor.ts";

interface PagesOptions {
  page: Page;
  editor: Pick<TextEditor, "saveAll" | "begin">;
  settings: Pick<Settings, "open" | "followPage">;
  media: Pick<Media, "replace">;
  undoNotice: Pick<UndoNotice, "run">;
}

export const [PagesProvider, usePages] = createModelContext<Pages>();

/** Shows other pages and places in them, and changes which pages there are. A page with a refused text stays. */
export class Pages {
  readonly #options: PagesOptions;

  constructor(options: PagesOptions) {
    this.#options = options;
  }

  /** Shows the page at a path. */
  async show(address: string): Promise<void> {
    const { editor, settings, page } = this.#options;
    if (!(await editor.saveAll())) return;
    settings.followPage(address);
    page.go(address);
  }

  async showView(view: View): Promise<void> {
    const { editor, page } = this.#options;
    if (await editor.saveAll()) page.showView(view);
  }

  /** Creates, renames or deletes a page, and then shows the page at `address`. @throws Refusal */
  async change(work: () => Promise<unknown>, address = this.#options.page.address): Promise<void> {
    const { editor, page, undoNotice } = this.#options;
    if (!(await editor.saveAll())) return;
    const changeAndShow = async () => {
      await work();
      await page.load(address);
    };
    await undoNotice.run(
      () => page.whileOutdated(changeAndShow).then(() => true),
      ([label = ""]) => doneMessage(label),
    );
  }

  /** Shows a field on the page, or with `isInSettings`, in the settings. */
  async showField(place: FieldPath, isInSettings = false): Promise<void> {
    const { page, settings, editor } = this.#options;
    if (!place.file.endsWith(".yaml")) return;
    const element = page.frame.find(fieldName(place));
    if (!element || isInSettings) return settings.open(place, true);
    element.scrollIntoView({ block: "center" });
    if (element.dataset.studioSrc === undefined) await editor.begin(element);
  }

  /** Shows the field of a problem, whose path is for example "cards[0].title". */
  showProblem(file: string, field: string, isInSettings: boolean): Promise<void> {
    return this.showField(parseFieldName(`${file.replace(/^content\//, "")}#${field}`), isInSettings);
  }

  /** Shows a field on its page, or the settings of a field that is not on the page. */
  async showPlace({ page: address, file, path }: FieldPath & { page: string }): Promise<void> {
    const { page, editor, media } = this.#options;
    if (address !== page.address) {
      if (!(await editor.saveAll())) return;
      await page.load(address);
    }
    if (file.endsWith(".yaml")) await this.showField({ file, path });
    else await media.replace({ file, path: [] });
  }
}
