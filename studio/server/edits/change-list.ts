import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { audienceOfField } from "#app/content/audience.ts";
import { type MediaField, mediaFields } from "../../../pipeline/read/content-fields.ts";
import { dataAt, type Path } from "../../shared/field-path.ts";
import { NEEDS_CONFIRMATION, Refusal } from "../../shared/refusal.ts";
import { nounOf } from "../../shared/titles.ts";
import { newProblems, problemsIn, problemsWith } from "../content/check.ts";
import type { Edit, UndoStep } from "../content/store.ts";
import { editList, itemsIn, itemText, type ListEdit } from "../content/yaml/edit-list.ts";
import { parseData, setValue } from "../content/yaml/set-value.ts";
import { toYaml } from "../content/yaml/to-yaml.ts";
import {
  fieldSchema,
  listPathSchema,
  requireSchema,
  type StudioParts,
  textOf,
  throwProblem,
} from "./changes.ts";
import { asJson } from "./items.ts";
import { describeField, itemLabel, schemaAt } from "./labels.ts";
import { createItem } from "./new-item.ts";
import { unusedName } from "./unused-name.ts";

const index = z.int().min(0);
const list = {
  file: fieldSchema.shape.file,
  path: listPathSchema,
  /** The item that the owner saw at the position, or null at the end of the list. */
  was: z.unknown().optional(),
};
/** Contains the kind of a new item, or the YAML of copied items. */
const insertionSchema = z.strictObject({
  ...list,
  action: z.literal("insert"),
  index,
  kind: z.string().max(40).optional(),
  yaml: z.string().default(""),
  /** True if the copied item is the item before it. */
  isDuplicate: z.boolean().default(false),
  /** The file of the copied items, whose media are copied too. */
  fromFile: fieldSchema.shape.file.optional(),
  /** True if the owner has agreed that locked media become public. */
  confirmed: z.boolean().default(false),
});
export const listChangeSchema = z.union([
  z.strictObject({ ...list, action: z.literal("move"), from: index, to: index }),
  z.strictObject({ ...list, action: z.literal("remove"), index }),
  insertionSchema,
]);
type ListChange = z.input<typeof listChangeSchema>;

/** Returns the lines of an item, for the clipboard. */
export async function copyItem({ store }: StudioParts, file: string, path: Path): Promise<string> {
  const { text } = await textOf(store, file);
  if (dataAt(parseData(text), path) === undefined) throw outdated();
  return itemText(text ?? "", path);
}

/** Moves, inserts or removes an item of a list. @throws Refusal if `was` is outdated or the result has a problem */
export function changeList(parts: StudioParts, change: ListChange): Promise<UndoStep | null> {
  const { store, live } = parts;
  const { file, path } = change;
  return store.runInTurn(async () => {
    const { text, hash } = await textOf(store, file);
    requireSchema(file);
    const items = [dataAt(parseData(text), path) ?? []].flat();
    const index = change.action === "move" ? change.from : change.index;
    const lastIndex = change.action === "insert" ? items.length : items.length - 1;
    const isSameItem = isDeepStrictEqual(asJson(items[index]), asJson(change.was));
    if (!isSameItem || Math.max(index, change.action === "move" ? change.to : 0) > lastIndex)
      throw outdated();
    if (change.action === "move" && change.from === change.to) return null;
    const label = listLabel(parts, change);
    const { newText, media } =
      change.action === "insert"
        ? await insertItems(parts, change, text ?? "")
        : { newText: edited(text ?? "", path, change), media: [] };
    const edits = [...media, { file, was: hash, bytes: Buffer.from(newText) }];
    const oldProblems = await problemsIn(file, text ?? "", live.content);
    throwProblem(parts, file, newProblems(oldProblems, await problemsIn(file, newText, live.content)));
    if (change.action === "insert")
      throwProblem(parts, file, newProblems(live.problems, await problemsWith(edits)));
    const undoStep = await store.commit(label, edits);
    live.forgetImagesIn(file);
    await live.show(file, newText);
    return undoStep;
  });
}

function listLabel({ live: { content } }: StudioParts, { file, path, ...change }: ListChange): string {
  const noun = nounOf(path);
  if (change.action === "insert" && change.isDuplicate)
    return `Duplicate ${itemLabel(content, file, [...path, change.index - 1])}`;
  if (change.action === "insert")
    return `${change.kind ? "Add" : "Paste"} ${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
  if (change.action === "remove") return `Delete ${itemLabel(content, file, [...path, change.index])}`;
  const name = itemLabel(content, file, [...path, change.from]).replace(/^\w+ (?=“)/, "");
  return `Move ${name} ${change.to < change.from ? "up" : "down"}`;
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

/** Copies the media of the items to the folder of the file. @throws Refusal if locked media would become public */
async function insertItems(
  { store, live }: StudioParts,
  change: z.input<typeof insertionSchema>,
  text: string,
): Promise<{ newText: string; media: Edit[] }> {
  const { file, path, index, kind, fromFile = file } = change;
  const oldData = parseData(text);
  const itemSchema = schemaAt(file, oldData, [...path, index]);
  const { item, images } = kind
    ? await createItem(kind, itemSchema, dataAt(oldData, [...path, 0]))
    : { item: null, images: null };
  const yaml = kind ? toYaml([item]) : (change.yaml ?? "");
  let newText = edited(text, path, { action: "insert", index, yaml });
  const data = parseData(newText);
  const isNew = ({ path: fieldPath }: MediaField) => {
    const at = Number(fieldPath[path.length]);
    const isInList = path.every((key, depth) => fieldPath[depth] === key);
    return isInList && at >= index && at < index + itemsIn(yaml).length;
  };
  const fields = mediaFields(requireSchema(file), data).filter(isNew);
  const from = parseData((await textOf(store, fromFile)).text);
  const isLocked = from !== null && !isPublic(fromFile, from, path);
  if (isLocked && isPublic(file, data, path) && fields.length > 0 && !change.confirmed) {
    const names = [...new Set(fields.map(({ value }) => value.trim()))].join(", ");
    const place = describeField(live.content, fromFile, []);
    throw new Refusal(
      NEEDS_CONFIRMATION,
      `${names} would become public: only visitors with the passcode see them in ${place}.`,
    );
  }
  const [folder, fromFolder] = [posix.dirname(file), posix.dirname(fromFile)];
  const copies = new Map<string, Buffer>();
  for (const field of fields) {
    const name = field.value.trim();
    const copied = folder === fromFolder ? null : (await store.read(posix.join(fromFolder, name))).bytes;
    const bytes = images?.get(name) ?? copied;
    const newName = bytes && (await copyTo(name, bytes));
    if (newName && newName !== name) newText = setValue(newText, field.path, newName);
  }
  return { newText, media: [...copies].map(([name, bytes]) => ({ file: name, was: null, bytes })) };

  /** Copies a file, unless the folder has an equal file. Returns the name. */
  async function copyTo(name: string, bytes: Buffer): Promise<string> {
    const bytesOf = async (candidate: string) => {
      const target = posix.join(folder, candidate);
      return copies.get(target) ?? (await store.read(target)).bytes;
    };
    const newName = await unusedName(
      name,
      async (candidate) => (await bytesOf(candidate))?.equals(bytes) ?? true,
    );
    if (!(await bytesOf(newName))) copies.set(posix.join(folder, newName), bytes);
    return newName;
  }
}

function isPublic(file: string, data: unknown, path: Path): boolean {
  return (
    !file.startsWith("case-studies/") ||
    audienceOfField({ access: dataAt(data, ["access"]) }, path) === "public"
  );
}

function isYaml(text: string): boolean {
  try {
    return itemsIn(text).every((item) => typeof item === "object" && item !== null);
  } catch {
    return false;
  }
}

function outdated(): Refusal {
  return new Refusal(409, "This list has changed in the meantime. Check it, and try again.");
}
