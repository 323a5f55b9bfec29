import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { listFiles } from "../../files/list-files.ts";
import { writeFileAtomically } from "../../files/write-file.ts";
import { type Change, changesInFiles, summarizeChanges } from "../publish/changes.ts";
import { UNFINISHED_FOLDER } from "./leftovers.ts";
import { isValidPath, pathIn } from "./path-in.ts";
import { Refusal } from "./refusal.ts";
import { hashOf, readExpected, replaceFile } from "./replace-file.ts";

export { hashOf };

/** Contains new bytes for a file, or null to remove the file. */
export interface Edit {
  file: string;
  /** The hash of the bytes that the edit replaces. */
  was: string | null;
  bytes: Uint8Array | null;
}

const hash = z.string().nullable();
/** A hash is null if the file does not exist. */
const fileChangeSchema = z.object({ file: z.string(), before: hash, after: hash });
const stepSchema = z.object({
  time: z.number(),
  label: z.string(),
  changes: z.array(fileChangeSchema),
  /** Lists the changes for the owner if another program made them. */
  outsideChanges: z.array(z.custom<Change>()).optional(),
});
/** The first `done` steps are applied. All later steps can be redone. */
const historySchema = z
  .object({ steps: z.array(stepSchema), done: z.int().min(0) })
  .refine(({ steps, done }) => done <= steps.length);
const nextSchema = historySchema.and(stepSchema.pick({ changes: true }));

type FileChange = z.infer<typeof fileChangeSchema>;
export type UndoStep = z.infer<typeof stepSchema>;
type StoredHistory = z.infer<typeof historySchema>;

const HISTORY_LIFETIME = 24 * 60 * 60 * 1000;

/**
 * Keeps the undo history of content/. A change writes next.json, then the files, and then renames next.json to steps.json.
 * The next start finishes an interrupted change. A failed change removes next.json, even on a full disk.
 */
export class Store {
  readonly #root: string;
  readonly #historyFile: string;
  readonly #nextFile: string;
  readonly #blobs: string;
  readonly #temporaryFolder: string;
  /** Undefined if content/ is on another disk, where a rename would fail. */
  #contentTemporaryFolder: string | undefined;
  #history: StoredHistory = { steps: [], done: 0 };
  /** Maps the files of content/ after the last undo step to their hashes. The blobs contain their bytes. */
  #known = new Map<string, string | null>();
  #lastWork: Promise<unknown> = Promise.resolve();

  private constructor(root: string, state: string) {
    this.#root = root;
    this.#historyFile = join(state, "steps.json");
    this.#nextFile = join(state, "next.json");
    this.#blobs = join(state, "blobs");
    this.#temporaryFolder = join(state, UNFINISHED_FOLDER);
  }

  /** Discards a damaged history. @param state a folder that only the store uses */
  static async open(root: string, state: string): Promise<Store> {
    const store = new Store(root, state);
    await store.#makeFolders();
    const [contentStats, stateStats] = [await stat(root), await stat(store.#temporaryFolder)];
    store.#contentTemporaryFolder = contentStats.dev === stateStats.dev ? store.#temporaryFolder : undefined;
    const history = await readJson(store.#historyFile, historySchema);
    if (history) store.#history = history;
    else await rm(store.#historyFile, { recursive: true, force: true });
    await store.#finishInterruptedChange().catch(() => rm(store.#nextFile, { recursive: true, force: true }));
    store.#known = await store.#keepAllFiles();
    await store.#removeStepsBefore(Date.now() - HISTORY_LIFETIME).catch(console.error);
    return store;
  }

  /** Describes the next undo and redo. `outside` describes the next undo step if another program made it. */
  get history() {
    const { steps, done } = this.#history;
    const last = steps[done - 1];
    const outside = last?.outsideChanges && { time: last.time, changes: last.outsideChanges };
    return { undo: last?.label ?? null, redo: steps[done]?.label ?? null, outside };
  }

  /** Runs changes one after another, so that a change never overwrites files that another change has read. */
  runInTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#lastWork.then(work, work);
    this.#lastWork = result.catch(() => undefined);
    return result;
  }

  async read(file: string): Promise<{ bytes: Buffer | null; hash: string | null }> {
    const bytes = await readFile(await pathIn(this.#root, file)).catch(nullIfMissing);
    return { bytes, hash: bytes && hashOf(bytes) };
  }

  /** Returns null if the bytes are missing or damaged. */
  async blob(hash: string): Promise<Buffer | null> {
    const bytes = await readFile(join(this.#blobs, hash)).catch(() => null);
    return bytes && hashOf(bytes) === hash ? bytes : null;
  }

  /** Adds an undo step for the files that other programs have changed since the last undo step, if there are any. */
  async recordOutsideChanges(): Promise<UndoStep | null> {
    const hashes = await this.#keepAllFiles();
    const changes = [...new Set([...this.#known.keys(), ...hashes.keys()])]
      .map((file) => ({ file, before: this.#known.get(file) ?? null, after: hashes.get(file) ?? null }))
      .filter(({ before, after }) => before !== after);
    if (changes.length === 0) return null;
    const [before, after] = [new Map<string, Buffer>(), new Map<string, Buffer>()];
    for (const change of changes) {
      const [oldBytes, newBytes] = [
        await this.blob(change.before ?? ""),
        await this.blob(change.after ?? ""),
      ];
      if (oldBytes) before.set(change.file, oldBytes);
      if (newBytes) after.set(change.file, newBytes);
    }
    const outsideChanges = changesInFiles(before, after, hashOf);
    const label = `Changed outside the studio: ${summarizeChanges(before, after)}`;
    const step = await this.#addStep({ label, changes, outsideChanges }, []);
    this.#known = hashes;
    return step;
  }

  /** @throws Refusal, without any change, if a file cannot be written or has changed since the edit read it */
  async commit(label: string, edits: Edit[]): Promise<UndoStep> {
    // Otherwise, the new undo step would include outside changes of the same files.
    if (edits.some(({ file, was }) => was !== (this.#known.get(file) ?? null)))
      await this.recordOutsideChanges();
    const changes: FileChange[] = [];
    for (const { file, was, bytes } of edits) {
      for (const blob of [readExpected(await pathIn(this.#root, file), { file, hash: was }), bytes])
        if (blob) await this.#writePrivately(join(this.#blobs, hashOf(blob)), blob);
      changes.push({ file, before: was, after: bytes && hashOf(bytes) });
    }
    return this.#addStep({ label, changes }, changes);
  }

  async #addStep(newStep: Omit<UndoStep, "time">, changes: FileChange[]): Promise<UndoStep> {
    const step = { time: Date.now(), ...newStep };
    const { steps, done } = this.#history;
    await this.#perform({ steps: [...steps.slice(0, done), step], done: done + 1 }, changes);
    return step;
  }

  /** Returns null if there is nothing to undo. @throws Refusal if another program has changed a file since the edit */
  readonly undo = () => this.#moveInHistory(this.#history.done - 1, -1);

  readonly redo = () => this.#moveInHistory(this.#history.done, 1);

  async #moveInHistory(index: number, direction: 1 | -1): Promise<UndoStep | null> {
    if (await this.recordOutsideChanges())
      throw new Refusal(409, "Another program has just changed files. Nothing else was changed.");
    const { steps, done } = this.#history;
    const step = steps[index];
    if (!step) return null;
    const changes = direction > 0 ? step.changes : step.changes.map(reverseChange).reverse();
    const history = { steps, done: done + direction };
    await this.#perform(history, changes).catch(async (error) => {
      // Skip an undo step that always fails, so that the owner can undo earlier changes.
      const isFinal = error instanceof Refusal && error.status !== CANNOT_WRITE;
      if (isFinal) await this.#perform(history, []);
      throw error;
    });
    return step;
  }

  async #perform(history: StoredHistory, changes: FileChange[]): Promise<void> {
    for (const { file, before } of changes)
      readExpected(await pathIn(this.#root, file, isValidPath), { file, hash: before });
    await this.#writePrivately(this.#nextFile, JSON.stringify({ ...history, changes }));
    await this.#applyAll(history, changes).catch(throwRefusal);
  }

  async #applyAll(history: StoredHistory, changes: FileChange[]): Promise<void> {
    const appliedChanges: FileChange[] = [];
    try {
      for (const change of changes) {
        await this.#apply(change);
        appliedChanges.unshift(change);
      }
      await rename(this.#nextFile, this.#historyFile);
      this.#history = history;
      for (const { file, after } of changes) this.#known.set(file, after);
    } catch (error) {
      await rm(this.#nextFile, { force: true });
      for (const change of appliedChanges) await this.#apply(reverseChange(change)).catch(console.error);
      throw error;
    }
  }

  /** Finishes an interrupted change, except in files that another program has changed in the meantime. */
  async #finishInterruptedChange(): Promise<void> {
    const interruptedChange = await readJson(this.#nextFile, nextSchema);
    if (!interruptedChange) return rm(this.#nextFile, { recursive: true, force: true });
    const { changes, ...history } = interruptedChange;
    const hashes = await Promise.all(changes.map(async ({ file }) => (await this.read(file)).hash));
    const remainingChanges = changes.filter(({ before }, index) => before === hashes[index]);
    await this.#applyAll(history, remainingChanges);
  }

  async #apply({ file, before, after }: FileChange): Promise<void> {
    const path = await pathIn(this.#root, file, isValidPath);
    const expected = { file, hash: before };
    if (after !== null) {
      const bytes = await this.blob(after);
      if (!bytes) throw new Refusal(410, `A version of ${file} is missing in the history.`);
      const temporaryFolder = this.#contentTemporaryFolder;
      return replaceFile(path, bytes, { expected, temporaryFolder });
    }
    readExpected(path, expected);
    await rm(path, { force: true });
    // An empty folder would be a study without case-study.yaml.
    for (let folder = dirname(path); folder !== this.#root; folder = dirname(folder)) {
      if (!(await isDone(rmdir(folder)))) break;
    }
  }

  /** Keeps the bytes of all files in content/, and returns their hashes. */
  async #keepAllFiles(): Promise<Map<string, string>> {
    const hashes = new Map<string, string>();
    for (const file of listFiles(this.#root)) {
      const isTracked = isValidPath(file) && !file.endsWith(".part");
      const bytes = isTracked && (await readFile(join(this.#root, file)).catch(() => null));
      if (!bytes) continue;
      const blob = join(this.#blobs, hashOf(bytes));
      if (!existsSync(blob)) await this.#writePrivately(blob, bytes);
      hashes.set(file, hashOf(bytes));
    }
    return hashes;
  }

  async #writePrivately(file: string, contents: string | Uint8Array): Promise<void> {
    const options = { mode: 0o600, temporaryFolder: this.#temporaryFolder };
    await writeFileAtomically(file, contents, options).catch(throwRefusal);
  }

  /** Removes undo steps from before `time`, and all bytes that the remaining undo steps do not need. */
  async #removeStepsBefore(time: number): Promise<void> {
    const { steps, done } = this.#history;
    const recentSteps = steps.filter((step) => step.time >= time);
    const removedCount = steps.length - recentSteps.length;
    if (removedCount > 0)
      await this.#perform({ steps: recentSteps, done: Math.max(0, done - removedCount) }, []);
    const neededHashes = new Set([
      ...recentSteps.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after])),
      ...this.#known.values(),
    ]);
    for (const name of await readdir(this.#blobs))
      if (!neededHashes.has(name)) await rm(join(this.#blobs, name), { recursive: true });
  }

  async #makeFolders(): Promise<void> {
    for (const folder of [this.#blobs, this.#temporaryFolder]) {
      // A file might have the folder's name.
      if (!(await isDone(readdir(folder)))) await rm(folder, { force: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
    }
  }
}

/** Returns null if the file is missing or damaged. */
async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  const read = async () => schema.parse(JSON.parse(await readFile(file, "utf8")));
  return read().catch(() => null);
}

function reverseChange({ file, before, after }: FileChange): FileChange {
  return { file, before: after, after: before };
}

const CANNOT_WRITE = 507;
const REASONS: Record<string, string> = {
  ENOSPC: "The disk is full",
  EDQUOT: "The disk is full",
  EACCES: "The studio cannot write the file: check its permissions",
  EPERM: "The studio cannot write the file: check its permissions",
  EROFS: "The disk is read-only",
};

function throwRefusal(error: NodeJS.ErrnoException): never {
  const reason = REASONS[error.code ?? ""];
  throw reason ? new Refusal(CANNOT_WRITE, `${reason}. Nothing was changed.`) : error;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

function isDone(work: Promise<unknown>): Promise<boolean> {
  return work.then(() => true).catch(() => false);
}
