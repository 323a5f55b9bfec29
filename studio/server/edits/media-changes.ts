import { parse, posix } from "node:path";
import sharp from "sharp";
import { fileProblem } from "../../../pipeline/check/check-media.ts";
import { fileKind } from "../../../pipeline/media/file-kind.ts";
import { IMAGE_KINDS } from "../../../pipeline/media/image-problem.ts";
import { type Problem, problemField } from "../../../pipeline/read/problem.ts";
import { dataAt, type FieldPath, itemPath, type Path } from "../../shared/field-path.ts";
import { Refusal } from "../../shared/refusal.ts";
import { isSampleAlt } from "../../shared/sample-texts.ts";
import { slugOf } from "../../shared/slug.ts";
import { newProblems, reportWith } from "../content/check.ts";
import { extensionOf } from "../content/extension-of.ts";
import { type Edit, hashOf, type Store, type UndoStep } from "../content/store.ts";
import { parseData } from "../content/yaml/set-value.ts";
import { type StudioParts, textOf, textWithValue, throwProblem } from "./changes.ts";
import { pathInItem } from "./items.ts";
import { changeLabel } from "./labels.ts";
import { cardIndex } from "./references.ts";
import { mediaFieldsOf, removalsOfUnusedMedia } from "./unused-media.ts";
import { unusedName } from "./unused-name.ts";

const THEME_FILE = "theme.yaml";
const CARDS_FILE = "projects.yaml";
const ALT_OF_CROP = "altSmall";

interface MediaFile {
  /** The item of the list around the field, as the owner saw it. */
  item?: unknown;
  name: string;
  bytes: Buffer;
  alt: string | null;
  /** Undefined for the middle of the image. */
  focus?: string | undefined;
  /** Undefined if visitors scroll a tall image in a window. */
  tall?: string | undefined;
  /** The poster image of a video. */
  poster?: Buffer;
}

/** Replaces an image or video with its alt text, focal point and poster, and removes its crop with its alt text. @throws Refusal if it has a problem */
export function setMedia(parts: StudioParts, place: FieldPath, media: MediaFile): Promise<UndoStep> {
  const { store, live } = parts;
  return store.runInTurn(async () => {
    const { edits, newText, path, image } = await mediaEdits(parts, place, media);
    const undoStep = await store.commit(changeLabel(live.content, place.file, path), edits);
    const cards = edits.find(({ file }) => file === CARDS_FILE && file !== place.file)?.bytes;
    if (cards) await live.show(CARDS_FILE, Buffer.from(cards).toString());
    await live.show(place.file, newText, await newImageOf(place.file, image));
    return undoStep;
  });
}

/** Returns nothing for a PDF or an SVG, which have no other sizes. */
async function newImageOf(file: string, { path, bytes }: MediaEdits["image"]) {
  if (!IMAGE_KINDS.includes((await fileKind(bytes)) ?? "")) return undefined;
  const { autoOrient } = await sharp(bytes).metadata();
  return { file, path, hash: hashOf(bytes), ...autoOrient };
}

/** Returns warnings about an image that has no alt text yet. @throws Refusal if the image has a problem */
export function checkImage(parts: StudioParts, place: FieldPath, image: MediaFile): Promise<string[]> {
  return parts.store.runInTurn(async () => {
    const { warnings } = await mediaEdits(parts, place, {
      ...image,
      alt: "The owner has not written it yet.",
    });
    const isOfImage = ({ file, field }: Problem) =>
      file.endsWith(place.file) && field === problemField(place.path);
    return warnings.filter(isOfImage).map(({ message }) => message);
  });
}

interface MediaEdits {
  path: Path;
  edits: Edit[];
  newText: string;
  warnings: Problem[];
  /** The image that the page shows: the new image, or the poster of the new video. */
  image: { path: Path; bytes: Buffer };
}

async function mediaEdits(
  parts: StudioParts,
  { file, path: shownPath }: FieldPath,
  { name, bytes, alt, focus, tall, poster, item }: MediaFile,
): Promise<MediaEdits> {
  const { store, live } = parts;
  const { text: currentText, hash } = await textOf(store, file);
  // A site without theme.yaml has the default look, and can have a logo.
  if (currentText === null && file !== THEME_FILE)
    throw new Refusal(404, "This page no longer exists. Reload the studio.");
  const text = currentText ?? "";
  const folder = file.includes("/") ? posix.dirname(file) : ".";
  const data = parseData(text);
  const shownName = dataAt(item, shownPath.slice(itemPath(shownPath)?.length));
  const path = pathInItem(file, data, shownPath, item, shownName);
  const oldName = dataAt(data, path);
  const subfolder = typeof oldName === "string" ? posix.dirname(oldName.trim()) : ".";
  let newText = text;
  const mediaEdits: Edit[] = [];
  async function add(fieldPath: Path, contents: Buffer): Promise<void> {
    const ownName = `${fileStem(name) || "image"}.${await extensionOf(name, contents)}`;
    const field = fieldOf(file, fieldPath, parseData(textWithValue(file, newText, fieldPath, ownName)));
    const problem = field && (await fileProblem(field.kind, contents));
    if (problem) throw new Refusal(422, `“${name}” ${problem}.`);
    const newName = await unusedName(
      posix.join(subfolder, ownName),
      async (candidate) => (await store.read(posix.join(folder, candidate))).hash === null,
    );
    newText = textWithValue(file, newText, fieldPath, newName);
    mediaEdits.push({ file: posix.join(folder, newName), was: null, bytes: contents });
  }
  await add(path, bytes);
  const { altPath, focusPath, tallPath, posterPath, cropPaths } = siblingPaths(
    file,
    path,
    parseData(newText),
  );
  if (poster && posterPath) await add(posterPath, poster);
  if (alt !== null && altPath) newText = textWithValue(file, newText, altPath, alt || undefined);
  if (focusPath) newText = textWithValue(file, newText, focusPath, focus);
  if (tallPath) newText = textWithValue(file, newText, tallPath, tall);
  for (const cropPath of cropPaths) newText = textWithValue(file, newText, cropPath, undefined);
  const edits = [
    ...mediaEdits,
    { file, was: hash, bytes: Buffer.from(newText) },
    ...(await removalsOfUnusedMedia(store, file, text, newText)),
    ...(`${path}` === "hero,imgLink" ? await editsOfCard(store, file) : []),
  ];
  const { problems, warnings } = await reportWith(edits);
  throwProblem(parts, file, newProblems(live.problems, problems));
  const image = poster && posterPath ? { path: posterPath, bytes: poster } : { path, bytes };
  return { path, edits, newText, warnings, image };
}

/** Returns edits that remove the plain color from the card of a study, so that the card shows the hero's image. */
async function editsOfCard(store: Store, studyFile: string): Promise<Edit[]> {
  const { text, hash } = await textOf(store, CARDS_FILE);
  const slug = posix.basename(posix.dirname(studyFile));
  const place = ["cards", cardIndex(text ?? "", slug)];
  if (text === null || !isSampleAlt(`${dataAt(parseData(text), [...place, "alt"])}`)) return [];
  const without = (newText: string, name: string) =>
    textWithValue(CARDS_FILE, newText, [...place, name], undefined);
  const newText = ["image", "alt"].reduce(without, text);
  const edit = { file: CARDS_FILE, was: hash, bytes: Buffer.from(newText) };
  return [edit, ...(await removalsOfUnusedMedia(store, CARDS_FILE, text, newText))];
}

/** Returns the paths of the fields next to an image or video, if they exist. */
function siblingPaths(file: string, path: Path, data: unknown) {
  const fields = mediaFieldsOf(file, data);
  const { describedBy, cropOf, focus, tall, poster } = fieldOf(file, path, data)?.meta ?? {};
  const siblingPath = (name: string | undefined) => (name ? [...path.slice(0, -1), name] : null);
  const crop = fields.find(
    ({ path: other, meta }) =>
      `${other}` === `${siblingPath(String(other.at(-1)))}` && meta.cropOf === path.at(-1),
  );
  return {
    altPath: siblingPath(cropOf ? ALT_OF_CROP : describedBy),
    focusPath: siblingPath(focus),
    tallPath: siblingPath(tall),
    posterPath: siblingPath(poster),
    cropPaths: crop ? [crop.path, [...path.slice(0, -1), ALT_OF_CROP]] : [],
  };
}

function fieldOf(file: string, path: Path, data: unknown) {
  return mediaFieldsOf(file, data).find((field) => `${field.path}` === `${path}`);
}

/** Returns a URL-safe name without the extension, which can be empty. */
export function fileStem(file: string): string {
  return slugOf(parse(file).name);
}
