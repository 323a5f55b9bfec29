import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Content } from "#app/content/types.ts";
import { paths } from "../../../files/paths.ts";
import { readSource, schemaOfFile, updateFile } from "../../../pipeline/read/content-files.ts";
import type { Problem } from "../../../pipeline/read/problem.ts";
import { encodingProblem } from "../../../pipeline/read/read-text.ts";
import { dataAt, itemAround, type Path, parsePath } from "../../shared/field-path.ts";
import { Refusal } from "../../shared/refusal.ts";
import { ownerFileName } from "../../shared/titles.ts";
import { newProblems, problemsIn, problemsWith } from "../content/check.ts";
import type { LiveContent } from "../content/live-content.ts";
import type { Edit, Store, UndoStep } from "../content/store.ts";
import { isObject, parseData, setValue } from "../content/yaml/set-value.ts";
import type { Value } from "../content/yaml/splices.ts";
import { pathInItem, rememberSave } from "./items.ts";
import { changeLabel, describeProblem, itemLabel } from "./labels.ts";
import { fileConflicts, missingCardType, ownerMessage } from "./owner-message.ts";
import { removalsOfUnusedMedia } from "./unused-media.ts";

const key = z.union([z.string().max(100), z.number().int().min(0)]);
export const listPathSchema = z.array(key).max(11).readonly();
export const fieldSchema = z.object({
  file: z.string().max(300),
  path: z.array(key).min(1).max(12).readonly(),
});
export const changeSchema = fieldSchema.extend({
  value: z.unknown().optional(),
  was: z.unknown().optional(),
  /** The item of the list around the field, as the owner saw it. */
  item: z.unknown().optional(),
});

const MAX_ATTEMPTS = 20;

export interface StudioParts {
  store: Store;
  live: LiveContent;
}

/** Returns a text with the current names of its fields. @throws Refusal if the file is not UTF-8 text */
export async function textOf(
  store: Store,
  file: string,
): Promise<{ text: string | null; hash: string | null }> {
  const { bytes, hash } = await store.read(file);
  const problem = bytes && encodingProblem(bytes, file);
  if (problem) throw new Refusal(422, `${ownerFileName(file)}, line ${problem.line}: ${problem.message}.`);
  return { text: bytes && updateFile(file, bytes.toString("utf8")).text, hash };
}

/** Returns a value, or null, with the item of the list around it. */
export async function valueAt({ store }: StudioParts, file: string, path: Path) {
  const data = parseData((await textOf(store, file)).text);
  return { value: dataAt(data, path) ?? null, item: itemAround(data, path) };
}

/** Saves a value; `undefined` removes the field. @throws Refusal if `was` is outdated or the value has a problem */
export function setField(parts: StudioParts, change: z.infer<typeof changeSchema>): Promise<UndoStep | null> {
  return parts.store.runInTurn(async () => {
    const { file } = change;
    const edit = await fieldEdit(parts, change);
    if (!edit) return null;
    await checkFieldEdit(parts, file, edit);
    const label = changeLabel(parts.live.content, file, edit.path);
    const { undoStep, newText } = await commitField(parts, label, change, edit);
    rememberSave(file, edit.path, parseData(edit.oldText), parseData(newText));
    await parts.live.show(file, newText);
    const isInFile = (problem: Problem) => problem.file === `${paths.content}/${file}`;
    // The response must not contain a problem that this change has fixed.
    if (parts.live.problems.some(isInFile)) await parts.live.reload();
    return undoStep;
  });
}

interface FieldEdit {
  path: Path;
  oldText: string;
  newText: string;
  edits: Edit[];
}

/** Returns null if the file already has the value. @throws Refusal if `was` is outdated */
async function fieldEdit(
  { store }: StudioParts,
  { file, path, value, was, item }: z.infer<typeof changeSchema>,
): Promise<FieldEdit | null> {
  const { text, hash } = await textOf(store, file);
  requireSchema(file);
  const data = parseData(text);
  if (text && data === undefined) throw new Refusal(422, `First fix the problems in ${ownerFileName(file)}.`);
  if (was !== undefined && !isObject(data))
    throw new Refusal(
      422,
      `The file of ${ownerFileName(file)} is empty or missing. Restore the file, and save again.`,
    );
  const currentPath = pathInItem(file, data, path, item, was);
  const currentValue = dataAt(data, currentPath);
  // The response to an earlier request can be lost.
  if (isEqualText(currentValue, value)) return null;
  if (!isEqualText(currentValue, was))
    throw new Refusal(
      409,
      "Another window or program has changed this value in the meantime.",
      currentValue ?? null,
    );
  const newText = textWithValue(file, text, currentPath, value);
  if (newText === text) return null;
  const oldText = text ?? "";
  const removals = await removalsOfUnusedMedia(store, file, oldText, newText);
  const edits = [{ file, was: hash, bytes: Buffer.from(newText) }, ...removals];
  return { path: currentPath, oldText, newText, edits };
}

async function checkFieldEdit(
  parts: StudioParts,
  file: string,
  { oldText, newText, edits }: FieldEdit,
): Promise<void> {
  const { live } = parts;
  const oldProblems = await problemsIn(file, oldText, live.content);
  throwProblem(parts, file, newProblems(oldProblems, await problemsIn(file, newText, live.content)));
  if (edits.length > 1) throwProblem(parts, file, newProblems(live.problems, await problemsWith(edits)));
}

/** Repeats a change without its checks while another program changes other values of the file. A rebuild checks the result. */
async function commitField(
  parts: StudioParts,
  label: string,
  change: z.infer<typeof changeSchema>,
  { edits, newText }: FieldEdit,
  attempt = 1,
): Promise<{ undoStep: UndoStep; newText: string }> {
  try {
    return { undoStep: await parts.store.commit(label, edits), newText };
  } catch (error) {
    const isOutdated = error instanceof Refusal && error.status === 409;
    const newEdit = isOutdated && attempt < MAX_ATTEMPTS && (await fieldEdit(parts, change));
    if (!newEdit) throw error;
    return commitField(parts, label, change, newEdit, attempt + 1);
  }
}

/** Returns the content with the new value, or null if the value has a problem. */
export async function previewChange(
  { store, live }: StudioParts,
  { file, path, value }: Pick<z.infer<typeof changeSchema>, "file" | "path" | "value">,
): Promise<Content | null> {
  const { text } = await textOf(store, file);
  requireSchema(file);
  const newText = textWithValue(file, text, path, value);
  const oldProblems = await problemsIn(file, text ?? "", live.content);
  const addedProblems = newProblems(oldProblems, await problemsIn(file, newText, live.content));
  return addedProblems.length > 0 ? null : live.contentWith(file, newText);
}

/** @throws Refusal if another program has changed a file in the meantime */
export function undoOrRedo({ store, live }: StudioParts, verb: "undo" | "redo"): Promise<void> {
  return store.runInTurn(async () => {
    const undoStep = await store[verb]();
    const changes = undoStep?.changes ?? [];
    live.forgetImages(changes.map(({ after }) => after));
    const [first, ...others] = changes.filter(({ file }) => file.endsWith(".yaml"));
    const text = first && (await textOf(store, first.file).catch(() => null))?.text;
    const hasSameAccess =
      first && text && dataAt(parseData(text), ["access"]) === live.shownValue(first.file, ["access"]);
    // A new access changes the routes, which requires a reload.
    if (hasSameAccess && first.after && others.length === 0) await live.show(first.file, text);
    else if (changes.length > 0) await live.reload();
  });
}

export function requireSchema(file: string): z.ZodType {
  const schema = schemaOfFile(file);
  if (!schema) throw new Refusal(404, "This value does not exist. Reload the studio.");
  return schema;
}

/** Returns the text with a new value; `undefined` removes the field. @throws Refusal if the studio cannot write it */
export function textWithValue(file: string, text: string | null, path: Path, value: unknown): string {
  if (!isWritable(value)) throw new Refusal(422, "This text contains a character that cannot be saved.");
  try {
    return setValue(text ?? "", path, value as Value);
  } catch {
    requireValidYaml(file, text ?? "");
    throw new Refusal(422, "The studio cannot save this value. Change it in the file.");
  }
}

/** @throws Refusal that names the line of the first problem with the syntax */
export function requireValidYaml(file: string, text: string): void {
  const problem = readSource("", file, text)?.yaml.syntaxProblem;
  if (problem)
    throw new Refusal(
      422,
      `First fix ${ownerFileName(file)}, line ${problem.line}: ${toSentence(ownerMessage(null, problem))}`,
    );
}

function isWritable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  return typeof value !== "object" || value === null || Object.entries(value).flat().every(isWritable);
}

/** Throws the first problem. The message names the field if it is empty or in another file. */
export function throwProblem({ live }: StudioParts, changedFile: string, problems: Problem[]): void {
  const [problem] = problems;
  if (!problem) return;
  const conflicts = fileConflicts(live.content, problems);
  if (conflicts) throw new Refusal(422, conflicts);
  const message = ownerMessage(live.content, problem);
  const isEmptyField = ["must not be empty", "is missing"].includes(message);
  const subject = isEmptyField ? `${itemLabel(live.content, changedFile, parsePath(problem.field))} ` : "";
  const reason = problem.file.endsWith(changedFile)
    ? toSentence(subject + message)
    : `${describeProblem(live.content, problem)}: ${toSentence(message)}`;
  throw new Refusal(422, reason, undefined, missingCardType(live.content, problem));
}

function toSentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.?]$/.test(message) ? "" : "."}`;
}

function isEqualText(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(trimText(one), trimText(other));
}

function trimText(value: unknown): unknown {
  return typeof value === "string" ? value.trim() : (value ?? undefined);
}
