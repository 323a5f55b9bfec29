import { basename, posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { parse, parseDocument } from "yaml";
import { z } from "zod";
import type { Content } from "#app/content/types.ts";
import { type MediaField, mediaFields } from "../pipeline/read/content-fields.ts";
import { schemaOfFile } from "../pipeline/read/content-files.ts";
import { fieldName, type Problem } from "../pipeline/read/problem.ts";
import { encodingProblem } from "../pipeline/read/read-text.ts";
import type { FieldPath } from "./field-name.ts";
import { newProblems, problemsIn, problemsWith, reportWith } from "./files/check.ts";
import { extensionOf } from "./files/extension-of.ts";
import { Refusal } from "./files/refusal.ts";
import { dataAt, setValue } from "./files/set-value.ts";
import type { Path, Value } from "./files/splices.ts";
import { type Edit, hashOf, type Store, type UndoStep } from "./files/store.ts";
import type { LiveContent } from "./live-content.ts";
import { changeLabel, describeProblem } from "./structure/labels.ts";

export const fieldSchema = z.object({
  file: z.string().max(300),
  path: z
    .array(z.union([z.string().max(100), z.number().int().min(0)]))
    .min(1)
    .max(12),
});
export const changeSchema = fieldSchema.extend({
  value: z.unknown().optional(),
  was: z.unknown().optional(),
});

export interface StudioParts {
  store: Store;
  live: LiveContent;
  state: string;
}

/** @throws Refusal if the file is not UTF-8 text */
export async function textOf(
  store: Store,
  file: string,
): Promise<{ text: string | null; hash: string | null }> {
  const { bytes, hash } = await store.read(file);
  const problem = bytes && encodingProblem(bytes, file);
  if (problem) throw new Refusal(422, `${file}, line ${problem.line}: ${problem.message}.`);
  return { text: bytes?.toString("utf8") ?? null, hash };
}

export async function valueAt({ store }: StudioParts, file: string, path: Path): Promise<unknown> {
  const { text } = await textOf(store, file);
  return dataAt(parseData(text), path);
}

/** Saves a value; `undefined` removes the field. @throws Refusal if `was` is outdated or the value has a problem */
export function setField(
  parts: StudioParts,
  { file, path, value, was }: z.infer<typeof changeSchema>,
): Promise<UndoStep | null> {
  const { store, live, state } = parts;
  return store.runInTurn(async () => {
    const { text, hash } = await textOf(store, file);
    requireSchema(file);
    const currentValue = dataAt(parseData(text), path);
    if (!isDeepStrictEqual(trimText(currentValue), trimText(was)))
      throw new Refusal(409, "Another program has changed this value in the meantime.", currentValue ?? null);
    const newText = textWithValue(text, path, value);
    if (newText === text) return null;
    const edits = [
      { file, was: hash, bytes: Buffer.from(newText) },
      ...(await removalsOfUnusedMedia(store, file, text ?? "", newText)),
    ];
    const oldProblems = await problemsIn(file, text ?? "", live.content);
    throwProblem(parts, file, newProblems(oldProblems, await problemsIn(file, newText, live.content)));
    if (edits.length > 1)
      throwProblem(parts, file, newProblems(live.problems, await problemsWith(edits, state)));
    const undoStep = await store.commit(changeLabel(live.content, file, path), edits);
    await live.show(file, newText);
    return undoStep;
  });
}

/** Returns the content with the new value, or null if the value has a problem. */
export async function previewChange(
  { store, live }: StudioParts,
  { file, path, value }: Pick<z.infer<typeof changeSchema>, "file" | "path" | "value">,
): Promise<Content | null> {
  const { text } = await textOf(store, file);
  requireSchema(file);
  const newText = textWithValue(text, path, value);
  const oldProblems = await problemsIn(file, text ?? "", live.content);
  const addedProblems = newProblems(oldProblems, await problemsIn(file, newText, live.content));
  return addedProblems.length > 0 ? null : live.contentWith(file, newText);
}

interface ImageFile {
  name: string;
  bytes: Buffer;
  alt: string | null;
  /** Undefined for the middle of the image. */
  focus?: string | undefined;
}

/** Replaces an image, its alt text and its focal point, and removes its crop. @throws Refusal if it has a problem */
export function setImage(parts: StudioParts, place: FieldPath, image: ImageFile): Promise<UndoStep> {
  const { store, live } = parts;
  return store.runInTurn(async () => {
    const { edits, newText, name } = await imageEdits(parts, place, image);
    const undoStep = await store.commit(changeLabel(live.content, place.file, place.path), edits);
    const size = /\.(pdf|svg)$/.test(name) ? null : (await sharp(image.bytes).metadata()).autoOrient;
    await live.show(place.file, newText, size && { ...place, hash: hashOf(image.bytes), ...size });
    return undoStep;
  });
}

/** Returns warnings. @throws Refusal if the image has a problem */
export function checkImage(parts: StudioParts, place: FieldPath, image: ImageFile): Promise<string[]> {
  return parts.store.runInTurn(async () => {
    const { warnings } = await imageEdits(parts, place, image);
    const isOfImage = ({ file, field }: Problem) =>
      file.endsWith(place.file) && field === fieldName(place.path);
    return warnings.filter(isOfImage).map(({ message }) => message);
  });
}

async function imageEdits(
  parts: StudioParts,
  { file, path }: FieldPath,
  image: ImageFile,
): Promise<{ edits: Edit[]; newText: string; name: string; warnings: Problem[] }> {
  const { store, live, state } = parts;
  const { text, hash } = await textOf(store, file);
  if (text === null) throw new Refusal(404, `There is no file "${file}".`);
  const folder = file.includes("/") ? posix.dirname(file) : ".";
  const oldName = dataAt(parse(text), path);
  const subfolder = typeof oldName === "string" ? posix.dirname(oldName.trim()) : ".";
  const name = posix.join(subfolder, await unusedName(store, posix.join(folder, subfolder), image));
  let newText = setValue(text, path, name);
  const { alt, focus, crop } = siblingPaths(file, path, parse(newText));
  if (image.alt !== null && alt) newText = setValue(newText, alt, image.alt);
  if (focus) newText = setValue(newText, focus, image.focus);
  if (crop) newText = setValue(newText, crop, undefined);
  const edits: Edit[] = [
    { file: posix.join(folder, name), was: null, bytes: image.bytes },
    { file, was: hash, bytes: Buffer.from(newText) },
    ...(await removalsOfUnusedMedia(store, file, text, newText)),
  ];
  const { problems, warnings } = await reportWith(edits, state);
  throwProblem(parts, file, newProblems(live.problems, problems));
  return { edits, newText, name, warnings };
}

/** @throws Refusal if another program has changed a file in the meantime */
export function undoOrRedo({ store, live }: StudioParts, verb: "undo" | "redo"): Promise<void> {
  return store.runInTurn(async () => {
    const undoStep = await store[verb]();
    const changes = undoStep?.changes ?? [];
    live.forgetImages(changes.map(({ after }) => after));
    const [first, ...others] = changes.filter(({ file }) => file.endsWith(".yaml"));
    const text = first && (await textOf(store, first.file)).text;
    if (first && text && first.after && others.length === 0) await live.show(first.file, text);
    else if (changes.length > 0) await live.reload();
  });
}

export function requireSchema(file: string): z.ZodType {
  const schema = schemaOfFile(file);
  if (!schema) throw new Refusal(404, `"${file}" is not a file of the content.`);
  return schema;
}

export function parseData(text: string | null): unknown {
  try {
    return parseDocument(text ?? "").toJS();
  } catch {
    // toJS() throws for an alias without an anchor.
    return undefined;
  }
}

function textWithValue(text: string | null, path: Path, value: unknown): string {
  if (!isWritable(value)) throw new Refusal(422, "This text contains a character that cannot be saved.");
  try {
    return setValue(text ?? "", path, value as Value);
  } catch {
    throw new Refusal(422, "The studio cannot save this value. Change it in the file.");
  }
}

function isWritable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  return typeof value !== "object" || value === null || Object.entries(value).flat().every(isWritable);
}

/** Throws the first problem. For a problem in an unchanged file, the message names the field. */
export function throwProblem({ live }: StudioParts, changedFile: string, [problem]: Problem[]): void {
  if (!problem) return;
  const message = toSentence(problem.message);
  const place = describeProblem(live.content, problem);
  throw new Refusal(422, problem.file.endsWith(changedFile) ? message : `${place}: ${message}`);
}

function toSentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.?]$/.test(message) ? "" : "."}`;
}

function trimText(value: unknown): unknown {
  return typeof value === "string" ? value.trim() : (value ?? undefined);
}

/** Returns the paths of an image's alt text, focal point and crop, if it has them. */
function siblingPaths(
  file: string,
  path: Path,
  data: unknown,
): Partial<Record<"alt" | "focus" | "crop", Path>> {
  const fields = mediaFieldsOf(file, data);
  const parentPath = path.slice(0, -1);
  const { describedBy, focus } = fields.find((field) => `${field.path}` === `${path}`)?.marks ?? {};
  const crop = fields.find(
    ({ path: other, marks }) =>
      `${other}` === `${[...parentPath, other.at(-1)]}` && marks.cropOf === path.at(-1),
  );
  return {
    ...(describedBy && { alt: [...parentPath, describedBy] }),
    ...(focus && { focus: [...parentPath, focus] }),
    ...(crop && { crop: crop.path }),
  };
}

function mediaFieldsOf(file: string, data: unknown): MediaField[] {
  const schema = schemaOfFile(file);
  return schema ? mediaFields(schema, data) : [];
}

async function removalsOfUnusedMedia(
  store: Store,
  file: string,
  oldText: string,
  newText: string,
): Promise<Edit[]> {
  const namesIn = (text: string) =>
    new Set(
      mediaFieldsOf(file, parse(text)).map(({ value }) => posix.join(posix.dirname(file), value.trim())),
    );
  const unusedFiles = [...namesIn(oldText).difference(namesIn(newText))];
  const files = await Promise.all(
    unusedFiles.map(async (name) => ({ file: name, was: (await store.read(name)).hash, bytes: null })),
  );
  return files.filter(({ was }) => was !== null);
}

/** Picks an unused, URL-safe file name; the extension comes from the contents. */
async function unusedName(
  store: Store,
  folder: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string> {
  const extension = await extensionOf(name, bytes);
  const stem =
    basename(name)
      .replace(/\.[^.]*$/, "")
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "")
      .slice(0, 60) || "image";
  for (let count = 1; ; count += 1) {
    const candidate = `${stem}${count > 1 ? `-${count}` : ""}.${extension}`;
    if ((await store.read(posix.join(folder, candidate))).hash === null) return candidate;
  }
}
