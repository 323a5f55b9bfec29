import { z } from "zod";
import { generatePasscode } from "#app/lock/.server/passcode.ts";
import { FONT_ROLES } from "../../shared/typeface-pairs.ts";
import { beginEmpty } from "../edits/begin-empty.ts";
import { changeList, copyItem, listChangeSchema } from "../edits/change-list.ts";
import { changeLook, copyInstalledTypefaces, lookSchema, uploadTypeface } from "../edits/change-look.ts";
import {
  changeSchema,
  fieldSchema,
  previewChange,
  type StudioParts,
  setField,
  undoOrRedo,
  valueAt,
} from "../edits/changes.ts";
import { changeResume, resumeChangeSchema } from "../edits/company-resumes.ts";
import { consequencesOf, questionSchema } from "../edits/consequences.ts";
import { renameField, updateOldNames } from "../edits/current-names.ts";
import { checkImage, setMedia } from "../edits/media-changes.ts";
import { languageSchema, setLanguage } from "../edits/set-language.ts";
import { changePages, createCard, newCardSchema, pageChangeSchema } from "../edits/site-changes.ts";
import { setSiteImage, siteImageSchema } from "../edits/site-images.ts";
import { removeUnusedFile, restoreUnusedFile } from "../edits/unused-files.ts";
import type { Renderer } from "../page/renderer.ts";
import type { Publisher } from "../publish/publisher.ts";
import { answerSchema, compareSchema, publishSchema } from "../publish/request.ts";
import { settingsSchema } from "../publish/site-settings.ts";
import { formOf } from "./form.ts";
import type { PrototypePreview } from "./prototype-preview.ts";
import type { Updates } from "./updates.ts";

export interface ServerParts extends StudioParts {
  renderer: Renderer;
  publisher: Publisher;
  updates: Updates;
  preview: PrototypePreview;
}

interface Route<Input extends z.ZodType, Result> {
  input: Input;
  run: (parts: ServerParts, input: z.output<Input>) => Result | Promise<Result>;
  /** "read" answers without an update. "show" and "change" answer with an update of what the tab shows. */
  effect: "read" | "show" | "change";
  /** True if the request contains files. */
  hasFiles: boolean;
}

function route<Input extends z.ZodType, Result>(
  effect: Route<Input, Result>["effect"],
  input: Input,
  run: Route<Input, Result>["run"],
  hasFiles = false,
): Route<Input, Result> {
  return { effect, input, run, hasFiles };
}

const { file } = fieldSchema.shape;
const nothing = z.null();
/** `item` is the item of the list around the field, as the owner saw it. */
const place = z.object({ place: fieldSchema, item: z.unknown().optional() });
const text = z.string().max(4000);
const layout = { focus: text.optional(), tall: text.optional() };
const media = place.extend({ name: text, alt: text.nullable().default(null), ...layout });
const image = media.extend({ image: z.file() });

/** The API of the studio: for each name, the input that it accepts and what it does. The client's `call` has its types. */
export const ROUTES = {
  getValue: route("read", fieldSchema, (parts, { file, path }) => valueAt(parts, file, path)),
  getForm: route("read", z.object({ file }), (parts, { file }) => formOf(parts, file)),
  getConsequences: route("read", questionSchema, consequencesOf),
  copyItem: route("read", fieldSchema, (parts, { file, path }) => copyItem(parts, file, path)),
  checkImage: route(
    "read",
    image,
    async (parts, { place, image, ...rest }) =>
      checkImage(parts, place, { ...rest, bytes: await bytesOf(image) }),
    true,
  ),
  checkPrototype: route(
    "read",
    z.object({ prototype: z.file() }),
    async ({ preview }, { prototype }) => preview.check(prototype.name, await bytesOf(prototype)),
    true,
  ),
  newPasscode: route("read", nothing, generatePasscode),
  compare: route("show", compareSchema, async (parts, { target }) => {
    await copyInstalledTypefaces(parts);
    await parts.publisher.compare(target);
    await parts.updates.sendToTabs();
  }),

  show: route("show", nothing, () => null),
  preview: route("show", changeSchema.omit({ was: true }), async (parts, change) =>
    parts.updates.preview(() => previewChange(parts, change)),
  ),
  publish: route("show", publishSchema, ({ publisher }, request) => publisher.start(request)),
  answer: route("show", answerSchema, ({ publisher }, answer) => publisher.answer(answer)),
  saveSettings: route("show", settingsSchema, ({ publisher }, settings) => publisher.saveSettings(settings)),

  setValue: route("change", changeSchema, setField),
  renameField: route("change", fieldSchema.extend({ newName: text }), renameField),
  undo: route("change", nothing, (parts) => undoOrRedo(parts, "undo")),
  redo: route("change", nothing, (parts) => undoOrRedo(parts, "redo")),
  changeList: route("change", listChangeSchema, changeList),
  setImage: route(
    "change",
    image,
    async (parts, { place, image, ...rest }) =>
      setMedia(parts, place, { ...rest, bytes: await bytesOf(image) }),
    true,
  ),
  setVideo: route(
    "change",
    media.extend({ video: z.file(), poster: z.file() }),
    async (parts, { place, video, poster, ...rest }) =>
      setMedia(parts, place, { ...rest, bytes: await bytesOf(video), poster: await bytesOf(poster) }),
    true,
  ),
  setPrototype: route(
    "change",
    media.extend({ prototype: z.file(), poster: z.file().nullable() }),
    async (parts, { place, prototype, poster, ...rest }) => {
      const bytes = await bytesOf(prototype);
      return setMedia(parts, place, { ...rest, bytes, ...(poster && { poster: await bytesOf(poster) }) });
    },
    true,
  ),
  setSiteImage: route(
    "change",
    z.object({ target: siteImageSchema, image: z.file().nullable() }),
    async (parts, { target, image }) =>
      setSiteImage(parts, target, {
        name: image?.name ?? "",
        bytes: image ? await bytesOf(image) : Buffer.alloc(0),
      }),
    true,
  ),
  changeResume: route("change", resumeChangeSchema, changeResume, true),
  changePage: route(
    "change",
    z.object({ kind: z.enum(["study", "page"]), change: pageChangeSchema }),
    (parts, { kind, change }) => changePages(parts, kind, change),
  ),
  createCard: route("change", newCardSchema, createCard),
  beginEmpty: route("change", nothing, beginEmpty),
  updateOldNames: route("change", nothing, updateOldNames),
  setLanguage: route("change", languageSchema, setLanguage),
  changeLook: route("change", lookSchema, changeLook),
  uploadTypeface: route(
    "change",
    z.object({ role: z.enum(FONT_ROLES), files: z.array(z.file()).min(1) }),
    async (parts, { role, files }) =>
      uploadTypeface(
        parts,
        role,
        await Promise.all(files.map(async (file) => ({ name: file.name, bytes: await bytesOf(file) }))),
      ),
    true,
  ),
  removeUnusedFile: route("change", z.object({ file }), (parts, { file }) => removeUnusedFile(parts, file)),
  restoreUnusedFile: route("change", z.object({ file }), (parts, { file }) => restoreUnusedFile(parts, file)),
};

export type Routes = typeof ROUTES;

async function bytesOf(file: File): Promise<Buffer> {
  return Buffer.from(await file.arrayBuffer());
}
