import { basename, posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp from "sharp";
import { parse, parseDocument } from "yaml";
import { z } from "zod";
import type { Content } from "#app/content/types.ts";
import { imageFormat } from "../pipeline/media/image-problem.ts";
import { type MediaField, mediaFields } from "../pipeline/read/content-fields.ts";
import { schemaOfFile } from "../pipeline/read/content-files.ts";
import type { Problem } from "../pipeline/read/problem.ts";
import { encodingProblem } from "../pipeline/read/read-text.ts";
import { newProblems, problemsIn, problemsWith } from "./files/check.ts";
import { Refusal } from "./files/refusal.ts";
import { at, setValue } from "./files/set-value.ts";
import type { Path, Value } from "./files/splices.ts";
import { digestOf, type Edit, type Step, type Store } from "./files/store.ts";
import type { LiveContent } from "./live-content.ts";

/** A field of a file in content/. */
export const place = z.object({
  file: z.string().max(300),
  path: z
    .array(z.union([z.string().max(100), z.number().int().min(0)]))
    .min(1)
    .max(12),
});
export const change = place.extend({ value: z.unknown().optional(), was: z.unknown().optional() });

export interface Parts {
  store: Store;
  live: LiveContent;
  state: string;
}

/** Returns the text of a file, or null if it does not exist. @throws Refusal for a file that is not UTF-8 text */
async function textOf(store: Store, file: string): Promise<{ text: string | null; digest: string | null }> {
  const { bytes, digest } = await store.read(file);
  const problem = bytes && encodingProblem(bytes, file);
  if (problem) throw new Refusal(422, `${file}, line ${problem.line}: ${problem.message}.`);
  return { text: bytes?.toString("utf8") ?? null, digest };
}

/** Returns the value of a field, or undefined. @throws Refusal */
export async function valueAt({ store }: Parts, file: string, path: Path): Promise<unknown> {
  const { text } = await textOf(store, file);
  return at(dataIn(text), path);
}

/** Returns the data of a file and its schema, for a form. @throws Refusal */
export async function formOf({ store }: Parts, file: string): Promise<{ schema: object; data: unknown }> {
  const { text } = await textOf(store, file);
  const schema = expectSchema(file);
  return { schema: z.toJSONSchema(schema, { io: "input" }), data: text === null ? null : parse(text) };
}

/**
 * Saves the value of a field; `undefined` removes the field. Removes a file that the field named, if no other field does.
 * @param was the value that the owner saw
 * @throws Refusal if the value is another one meanwhile, or the new one has a problem: nothing is written then
 */
export function setField(
  { store, live, state }: Parts,
  { file, path, value, was }: z.infer<typeof change>,
): Promise<Step | null> {
  return store.inTurn(async () => {
    const { text, digest } = await textOf(store, file);
    expectSchema(file);
    const now = at(dataIn(text), path);
    if (!isDeepStrictEqual(trimmed(now), trimmed(was)))
      throw new Refusal(409, "This was changed elsewhere meanwhile.", now ?? null);
    const after = withValue(text, path, value);
    if (after === text) return null;
    const edits = [
      { file, was: digest, bytes: Buffer.from(after) },
      ...(await unnamed(store, file, text ?? "", after)),
    ];
    const before = await problemsIn(file, text ?? "", live.content);
    refuseMistake(file, newProblems(before, await problemsIn(file, after, live.content)));
    if (edits.length > 1) refuseMistake(file, newProblems(live.problems, await problemsWith(edits, state)));
    const step = await store.commit(labelOf(file, path), edits);
    await live.show(file, after);
    return step;
  });
}

/** Returns the content with a value that is being chosen, or null if the value has a problem. */
export async function preview(
  { store, live }: Parts,
  { file, path, value }: Pick<z.infer<typeof change>, "file" | "path" | "value">,
): Promise<Content | null> {
  const { text } = await textOf(store, file);
  expectSchema(file);
  const after = withValue(text, path, value);
  const before = await problemsIn(file, text ?? "", live.content);
  const found = newProblems(before, await problemsIn(file, after, live.content));
  return found.length > 0 ? null : live.with(file, after);
}

/**
 * Replaces an image, in the same folder, and removes its crop. Removes the old files if no other field names them.
 * @param alt the alt text; null if the schema requires none
 * @throws Refusal if the image cannot be shown there: nothing is written then
 */
export function setPicture(
  { store, live, state }: Parts,
  { file, path }: z.infer<typeof place>,
  picture: { name: string; bytes: Buffer; alt: string | null },
): Promise<Step> {
  return store.inTurn(async () => {
    const { text, digest } = await textOf(store, file);
    if (text === null) throw new Refusal(404, `There is no file "${file}".`);
    const folder = file.includes("/") ? posix.dirname(file) : ".";
    const old = at(parse(text), path);
    const subfolder = typeof old === "string" ? posix.dirname(old.trim()) : ".";
    const name = posix.join(subfolder, await freeName(store, posix.join(folder, subfolder), picture));
    let after = setValue(text, path, name);
    const { words, crop } = beside(file, path, parse(after));
    if (picture.alt !== null && words) after = setValue(after, words, picture.alt);
    if (crop) after = setValue(after, crop, undefined);
    const edits: Edit[] = [
      { file: posix.join(folder, name), was: null, bytes: picture.bytes },
      { file, was: digest, bytes: Buffer.from(after) },
      ...(await unnamed(store, file, text, after)),
    ];
    refuseMistake(file, newProblems(live.problems, await problemsWith(edits, state)));
    const step = await store.commit(labelOf(file, path), edits);
    const { autoOrient } = await sharp(picture.bytes).metadata();
    await live.show(file, after, { file, path, digest: digestOf(picture.bytes), ...autoOrient });
    return step;
  });
}

/** Undoes or redoes a step. @throws Refusal if a file was changed elsewhere since */
export function takeStep({ store, live }: Parts, verb: "undo" | "redo"): Promise<void> {
  return store.inTurn(async () => {
    const step = await store[verb]();
    live.forget(step?.changes.map(({ after }) => after) ?? []);
    for (const { file } of step?.changes ?? []) {
      if (!file.endsWith(".yaml")) continue;
      const { text } = await textOf(store, file);
      await (text === null ? live.remake() : live.show(file, text));
    }
  });
}

function expectSchema(file: string): z.ZodType {
  const schema = schemaOfFile(file);
  if (!schema) throw new Refusal(404, `"${file}" is not a file of the content.`);
  return schema;
}

/** Returns the data of a YAML file as far as it can be read. */
function dataIn(text: string | null): unknown {
  try {
    return parseDocument(text ?? "").toJS();
  } catch {
    // Such as an alias without anchor.
    return undefined;
  }
}

function withValue(text: string | null, path: Path, value: unknown): string {
  if (!isWritable(value)) throw new Refusal(422, "This contains a character that cannot be saved.");
  try {
    return setValue(text ?? "", path, value as Value);
  } catch {
    throw new Refusal(422, "This cannot be saved here: change it in the file.");
  }
}

function isWritable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  return typeof value !== "object" || value === null || Object.entries(value).flat().every(isWritable);
}

/** The message names the file and field of a problem in another file. */
function refuseMistake(own: string, [problem]: Problem[]): void {
  if (!problem) return;
  const { file, field, message } = problem;
  throw new Refusal(422, sentence(file.endsWith(own) ? message : `${field} in ${file}: ${message}`));
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.?]$/.test(message) ? "" : "."}`;
}

/** "cards 1, title in projects.yaml" */
function labelOf(file: string, path: Path): string {
  const words = path.map((key) => (typeof key === "number" ? `${key + 1}` : key));
  return `${words.join(" ")} in ${file}`;
}

function trimmed(value: unknown): unknown {
  return typeof value === "string" ? value.trim() : (value ?? undefined);
}

/** Returns the paths of an image's alt text, if its schema requires one, and of its crop, if it has one. */
function beside(file: string, path: Path, data: unknown): { words: Path | null; crop: Path | undefined } {
  const fields = mediaIn(file, data);
  const group = path.slice(0, -1);
  const words = fields.find((field) => `${field.path}` === `${path}`)?.marks.describedBy;
  const crop = fields.find(
    ({ path: other, marks }) => `${other}` === `${[...group, other.at(-1)]}` && marks.cropOf === path.at(-1),
  );
  return { words: words ? [...group, words] : null, crop: crop?.path };
}

function mediaIn(file: string, data: unknown): MediaField[] {
  const schema = schemaOfFile(file);
  return schema ? mediaFields(schema, data) : [];
}

/** Returns edits that remove the media that a file no longer names. */
async function unnamed(store: Store, file: string, before: string, after: string): Promise<Edit[]> {
  const namesIn = (text: string) =>
    new Set(mediaIn(file, parse(text)).map(({ value }) => posix.join(posix.dirname(file), value.trim())));
  const gone = [...namesIn(before).difference(namesIn(after))];
  const files = await Promise.all(
    gone.map(async (name) => ({ file: name, was: (await store.read(name)).digest, bytes: null })),
  );
  return files.filter(({ was }) => was !== null);
}

/** Picks an unused, URL-safe file name; the extension comes from the contents. */
async function freeName(
  store: Store,
  folder: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string> {
  const format = (await imageFormat(bytes)) ?? "";
  const ending = format === "jpeg" ? "jpg" : format;
  if (!["jpg", "png", "webp", "avif"].includes(ending))
    throw new Refusal(422, `"${name}" cannot be shown as an image: export it as JPEG, PNG, WebP or AVIF.`);
  const stem =
    basename(name)
      .replace(/\.[^.]*$/, "")
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "")
      .slice(0, 60) || "picture";
  for (let count = 1; ; count += 1) {
    const free = `${stem}${count > 1 ? `-${count}` : ""}.${ending}`;
    if ((await store.read(posix.join(folder, free))).digest === null) return free;
  }
}
