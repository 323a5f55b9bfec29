import { Refusal } from "../../shared/refusal.ts";
import { ownerFileName } from "../../shared/titles.ts";
import { newProblems, problemsWith } from "../content/check.ts";
import { type Edit, hashOf, type Store, type UndoStep } from "../content/store.ts";
import { setValue } from "../content/yaml/set-value.ts";
import type { Value } from "../content/yaml/splices.ts";
import { requireValidYaml, type StudioParts, textOf, throwProblem } from "./changes.ts";

/** Collects changes to several files for one undo step. */
export class EditSet {
  readonly #store: Store;
  readonly #edits = new Map<string, Edit>();

  constructor(store: Store) {
    this.#store = store;
  }

  get edits(): Edit[] {
    return [...this.#edits.values()].filter(({ was, bytes }) => was !== (bytes && hashOf(bytes)));
  }

  async bytes(file: string): Promise<Uint8Array | null> {
    return (this.#edits.get(file) ?? (await this.#store.read(file))).bytes;
  }

  /** @throws Refusal if the file is not UTF-8 text */
  async text(file: string): Promise<string | null> {
    const edit = this.#edits.get(file);
    return edit ? edit.bytes && Buffer.from(edit.bytes).toString() : (await textOf(this.#store, file)).text;
  }

  /** `null` removes the file. */
  async write(file: string, content: string | Uint8Array | null): Promise<void> {
    const was = this.#edits.get(file)?.was ?? (await this.#store.read(file)).hash;
    this.#edits.set(file, { file, was, bytes: typeof content === "string" ? Buffer.from(content) : content });
  }

  async changeText(file: string, change: (text: string) => string): Promise<void> {
    const text = (await this.text(file)) ?? "";
    const newText = changed(file, text, change);
    if (newText !== text) await this.write(file, newText);
  }

  /** `undefined` removes a field. */
  async setFields(file: string, fields: Record<string, unknown>): Promise<void> {
    await this.changeText(file, (text) =>
      Object.entries(fields).reduce(
        (newText, [name, value]) => setValue(newText, [name], value as Value),
        text,
      ),
    );
  }
}

/** @throws Refusal if the text is invalid, so that a change of one value is not possible */
function changed(file: string, text: string, change: (text: string) => string): string {
  try {
    return change(text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    requireValidYaml(file, text);
    throw new Refusal(422, `The studio cannot change ${ownerFileName(file)}. First fix its problems.`);
  }
}

/** Runs a change in turn, as one undo step. @param file messages about problems in this file do not name it */
export function changeSite(
  parts: StudioParts,
  label: string,
  file: string,
  change: (edits: EditSet) => Promise<void>,
): Promise<UndoStep> {
  const { store, live } = parts;
  return store.runInTurn(async () => {
    const edits = new EditSet(store);
    await change(edits);
    const problems = newProblems(live.problems, await problemsWith(edits.edits));
    throwProblem(parts, file, problems);
    const undoStep = await store.commit(label, edits.edits);
    await live.reload();
    return undoStep;
  });
}
