import { posix } from "node:path";
import { stringify } from "yaml";
import { z } from "zod";
import { isPublicField } from "../../pipeline/check/check-locked-files.ts";
import { type MediaField, mediaFields } from "../../pipeline/read/content-fields.ts";
import { fieldSchema, parseData, requireSchema, type StudioParts, textOf, throwProblem } from "../changes.ts";
import { newProblems, problemsIn, problemsWith } from "../files/check.ts";
import { Refusal } from "../files/refusal.ts";
import { dataAt, setValue } from "../files/set-value.ts";
import type { Path } from "../files/splices.ts";
import { type Edit, hashOf, type UndoStep } from "../files/store.ts";
import { editList, itemsIn, itemText, type ListEdit } from "./edit-list.ts";
import { describeField, itemLabel, nounOf } from "./labels.ts";
import { createItem } from "./new-item.ts";

const index = z.int().min(0);
const list = { file: fieldSchema.shape.file, path: z.array(fieldSchema.shape.path.element).max(11) };
export const listChangeSchema = z.union([
  z.strictObject({ ...list, action: z.literal("move"), from: index, to: index }),
  z.strictObject({ ...list, action: z.literal("remove"), index }),
  z.strictObject({ ...list, action: z.literal("insert"), index, kind: z.string().max(40) }),
  z.strictObject({
    ...list,
    action: z.literal("insert"),
    index,
    yaml: z.string().min(1),
    /** The file from which the text was copied. Its media are copied too. */
    fromFile: fieldSchema.shape.file.optional(),
    /** True if the owner knows that locked media become public. */
    confirmed: z.boolean().optional(),
  }),
]);
type ListChange = z.infer<typeof listChangeSchema>;
type Copies = Map<string, Buffer>;

/** Returns the lines of an item, for the clipboard. */
export async function copyItem({ store }: StudioParts, file: string, path: Path): Promise<string> {
  const { text } = await textOf(store, file);
  if (dataAt(parseData(text), path) === undefined) throw outdated();
  return itemText(text ?? "", path);
}

/** Moves, inserts or removes an item of a list. @throws Refusal if the result has a problem */
export function changeList(parts: StudioParts, change: ListChange): Promise<UndoStep | null> {
  const { store, live, state } = parts;
  const { file, path } = change;
  return store.runInTurn(async () => {
    const { text, hash } = await textOf(store, file);
    requireSchema(file);
    const length = [dataAt(parseData(text), path) ?? []].flat().length;
    const places = change.action === "move" ? [change.from, change.to] : [change.index];
    if (places.some((place) => place >= length + (change.action === "insert" ? 1 : 0))) throw outdated();
    if (change.action === "move" && change.from === change.to) return null;
    const label = listLabel(parts, change);
    const { edit, images } = await listEdit(change);
    const editedText = edited(text ?? "", path, edit);
    const { newText, copies } =
      change.action === "insert"
        ? await withMedia(parts, change, editedText, images)
        : { newText: editedText, copies: new Map() };
    const edits: Edit[] = [
      ...[...copies].map(([name, bytes]) => ({ file: name, was: null, bytes })),
      { file, was: hash, bytes: Buffer.from(newText) },
    ];
    const oldProblems = await problemsIn(file, text ?? "", live.content);
    throwProblem(parts, file, newProblems(oldProblems, await problemsIn(file, newText, live.content)));
    if (change.action === "insert")
      throwProblem(parts, file, newProblems(live.problems, await problemsWith(edits, state)));
    const undoStep = await store.commit(label, edits);
    live.forgetImagesIn(file);
    await live.show(file, newText);
    return undoStep;
  });
}

function listLabel({ live: { content } }: StudioParts, { file, path, ...change }: ListChange): string {
  const noun = nounOf(path);
  if (change.action === "insert")
    return `${"kind" in change ? "Add" : "Paste"} ${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
  if (change.action === "remove") return `Delete ${itemLabel(content, file, [...path, change.index])}`;
  const name = itemLabel(content, file, [...path, change.from]).replace(/^\w+ (?=“)/, "");
  return `Move ${name} ${change.to < change.from ? "up" : "down"}`;
}

async function listEdit(change: ListChange): Promise<{ edit: ListEdit; images: Copies }> {
  if (!("kind" in change)) return { edit: change, images: new Map() };
  const { item, images } = await createItem(change.kind);
  return { edit: { ...change, yaml: stringify([item], { lineWidth: 0 }) }, images };
}

function edited(text: string, path: Path, edit: ListEdit): string {
  try {
    return editList(text, path, edit);
  } catch {
    const message =
      edit.action === "insert" && !isYaml(edit.yaml)
        ? "The clipboard does not contain a copied part."
        : "The studio cannot change this list. Change it in the file.";
    throw new Refusal(422, message);
  }
}

/** Copies the media of new items to the folder of the file. @throws Refusal if locked media would become public */
async function withMedia(
  { store, live }: StudioParts,
  change: Extract<ListChange, { action: "insert" }>,
  text: string,
  images: Copies,
): Promise<{ newText: string; copies: Copies }> {
  const { file, path } = change;
  const fromFile = "yaml" in change ? (change.fromFile ?? file) : file;
  const data = parseData(text);
  const count = "yaml" in change ? itemsIn(change.yaml).length : 1;
  const fields = mediaFields(requireSchema(file), data).filter(
    (field) =>
      path.every((key, depth) => field.path[depth] === key) &&
      Number(field.path[path.length]) >= change.index &&
      Number(field.path[path.length]) < change.index + count,
  );
  const from = parseData((await textOf(store, fromFile)).text);
  const isLocked = from !== null && !isPublic(fromFile, from, path);
  const becomesPublic = isLocked && isPublic(file, data, path) && fields.length > 0;
  if (becomesPublic && !("confirmed" in change && change.confirmed)) {
    const names = [...new Set(fields.map(({ value }) => value.trim()))].join(", ");
    const place = describeField(live.content, fromFile, []);
    throw new Refusal(
      409,
      `${names} would become public: only visitors with the passcode see them in ${place}.`,
    );
  }
  let newText = text;
  const copies: Copies = new Map();
  for (const field of fields) {
    const bytes = images.get(field.value) ?? (await sourceOf(field));
    if (!bytes) continue;
    const name = await copyName(field.value.trim(), bytes);
    if (name !== field.value.trim()) newText = setValue(newText, field.path, name);
  }
  return { newText, copies };

  async function sourceOf({ value }: MediaField): Promise<Buffer | null> {
    if (posix.dirname(fromFile) === posix.dirname(file)) return null;
    return (await store.read(posix.join(posix.dirname(fromFile), value.trim()))).bytes;
  }

  async function copyName(name: string, bytes: Buffer): Promise<string> {
    const { dir, name: stem, ext } = posix.parse(name);
    for (let number = 1; ; number += 1) {
      const candidate = posix.join(dir, `${stem}${number > 1 ? `-${number}` : ""}${ext}`);
      const target = posix.join(posix.dirname(file), candidate);
      const { hash } = await store.read(target);
      const takenHash = hash ?? (copies.has(target) ? hashOf(copies.get(target) as Buffer) : null);
      if (takenHash === null) copies.set(target, bytes);
      if (takenHash === null || takenHash === hashOf(bytes)) return candidate;
    }
  }
}

function isPublic(file: string, data: unknown, path: Path): boolean {
  return !file.startsWith("case-studies/") || isPublicField(dataAt(data, ["access"]), path);
}

function isYaml(text: string): boolean {
  try {
    return itemsIn(text).every((item) => typeof item === "object" && item !== null);
  } catch {
    return false;
  }
}

function outdated(): Refusal {
  return new Refusal(409, "This list has changed in the meantime. Reload the page and try again.");
}
