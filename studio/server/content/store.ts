import { rmSync } from "node:fs";
import { mkdir, readdir, readFile, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { replaceFile, writeFileAtomically } from "../../../files/write-file.ts";
import { Refusal } from "../../shared/refusal.ts";
import { ownerFileName } from "../../shared/titles.ts";
import { differencesBetween, summarizeDifferences } from "../publish/differences.ts";
import { Blobs, writePrivately } from "./blobs.ts";
import { hashOf } from "./hash-of.ts";
import {
  type FileChange,
  HISTORY_LIFETIME,
  historySchema,
  nextSchema,
  readJson,
  reverseChange,
  type StoredHistory,
  type UndoStep,
} from "./history.ts";
import { UNFINISHED_FOLDER } from "./leftovers.ts";
import { moveAside } from "./move-aside.ts";
import { isValidPath, pathIn } from "./path-in.ts";
import { CANNOT_WRITE, requireUnchanged, requireWritable, throwRefusal } from "./write-failures.ts";

export { hashOf, type UndoStep };

/** Contains new bytes for a file, or null to remove the file. */
export interface Edit {
  file: string;
  /** The hash of the bytes that the edit replaces. */
  was: string | null;
  bytes: Uint8Array | null;
}

/**
 * Keeps the undo history of content/. A change writes next.json, then the files, and then renames next.json to steps.json.
 * The next start finishes an interrupted change. A failed change removes next.json, even on a full disk.
 */
export class Store {
  readonly #root: string;
  readonly #historyFile: string;
  readonly #nextFile: string;
  readonly #blobFolder: string;
  readonly #blobs: Blobs;
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
    this.#blobFolder = join(state, "blobs");
    this.#temporaryFolder = join(state, UNFINISHED_FOLDER);
    this.#blobs = new Blobs(this.#blobFolder, this.#temporaryFolder);
  }

  /** Moves a damaged history aside. @param state a folder that only the store uses */
  static async open(root: string, state: string): Promise<Store> {
    const store = new Store(root, state);
    await store.#makeFolders();
    const [contentStats, stateStats] = [await stat(root), await stat(store.#temporaryFolder)];
    store.#contentTemporaryFolder = contentStats.dev === stateStats.dev ? store.#temporaryFolder : undefined;
    const history = await readJson(store.#historyFile, historySchema);
    if (history) store.#history = history;
    else await moveAside(store.#historyFile, "You cannot undo earlier changes.");
    await store.#finishInterruptedChange().catch(() => rm(store.#nextFile, { recursive: true, force: true }));
    store.#known = await store.#blobs.keepFiles(root);
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

  blob(hash: string): Promise<Buffer | null> {
    return this.#blobs.read(hash);
  }

  /** Adds an undo step for the files that other programs have changed since the last undo step, if there are any. */
  async recordOutsideChanges(): Promise<UndoStep | null> {
    const hashes = await this.#blobs.keepFiles(this.#root);
    const files = [...new Set([...this.#known.keys(), ...hashes.keys()])].map((file) => {
      return { file, before: this.#known.get(file) ?? null, after: hashes.get(file) ?? null };
    });
    const changes = files.filter(({ before, after }) => before !== after);
    if (changes.length === 0) return null;
    const [before, after] = [new Map<string, Buffer>(), new Map<string, Buffer>()];
    for (const { file, before: oldHash, after: newHash } of files) {
      // An unchanged YAML file names the pages and fields of changed images.
      if (oldHash === newHash && !file.endsWith(".yaml")) continue;
      const [oldBytes, newBytes] = [await this.blob(oldHash ?? ""), await this.blob(newHash ?? "")];
      if (oldBytes) before.set(file, oldBytes);
      if (newBytes) after.set(file, newBytes);
    }
    const outsideChanges = differencesBetween(before, after, hashOf);
    const label = `Changed outside the studio: ${summarizeDifferences(before, after)}`;
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
      await pathIn(this.#root, file);
      changes.push({ file, before: was, after: bytes && (await this.#blobs.write(bytes)) });
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
    for (const change of changes) {
      const path = await pathIn(this.#root, change.file, isValidPath);
      requireUnchanged(path, change);
      requireWritable(path, change.file);
    }
    await writePrivately(this.#nextFile, JSON.stringify({ ...history, changes }), this.#temporaryFolder);
    const appliedChanges: FileChange[] = [];
    try {
      for (const change of changes) {
        await this.#apply(change);
        appliedChanges.unshift(change);
      }
      await replaceFile(this.#nextFile, this.#historyFile);
      this.#history = history;
      for (const { file, after } of changes) this.#known.set(file, after);
    } catch (error) {
      await rm(this.#nextFile, { force: true });
      for (const change of appliedChanges) await this.#apply(reverseChange(change)).catch(console.error);
      throwRefusal(error as NodeJS.ErrnoException);
    }
  }

  /** Finishes an interrupted change, except in files that another program has changed in the meantime. */
  async #finishInterruptedChange(): Promise<void> {
    const interruptedChange = await readJson(this.#nextFile, nextSchema);
    if (!interruptedChange) return rm(this.#nextFile, { recursive: true, force: true });
    const { changes, ...history } = interruptedChange;
    const hashes = await Promise.all(changes.map(async ({ file }) => (await this.read(file)).hash));
    const remainingChanges = changes.filter(({ before }, index) => before === hashes[index]);
    await this.#perform(history, remainingChanges);
  }

  /** Keeps the permissions of the file. */
  async #apply(change: FileChange): Promise<void> {
    const path = await pathIn(this.#root, change.file, isValidPath);
    if (change.after !== null) {
      const bytes = await this.blob(change.after);
      if (!bytes)
        throw new Refusal(410, `A version of ${ownerFileName(change.file)} is missing in the history.`);
      const stats = await stat(path).catch(nullIfMissing);
      return writeFileAtomically(path, bytes, {
        ...(stats && { mode: stats.mode & 0o777 }),
        temporaryFolder: this.#contentTemporaryFolder,
        beforeReplace: () => requireUnchanged(path, change),
      });
    }
    requireUnchanged(path, change);
    rmSync(path, { force: true });
    // Remove the folders that are now empty.
    for (let folder = dirname(path); folder !== this.#root; folder = dirname(folder)) {
      if (!(await isDone(rmdir(folder)))) break;
    }
  }

  /** Removes undo steps from before `time`, and all bytes that the remaining undo steps do not need. */
  async #removeStepsBefore(time: number): Promise<void> {
    const { steps, done } = this.#history;
    const recentSteps = steps.filter((step) => step.time >= time);
    const removedCount = steps.length - recentSteps.length;
    if (removedCount > 0)
      await this.#perform({ steps: recentSteps, done: Math.max(0, done - removedCount) }, []);
    const changes = recentSteps.flatMap((step) => step.changes);
    const hashes = changes.flatMap(({ before, after }) => [before, after]);
    await this.#blobs.removeAllExcept(new Set([...hashes, ...this.#known.values()]));
  }

  async #makeFolders(): Promise<void> {
    for (const folder of [this.#blobFolder, this.#temporaryFolder]) {
      // A file might have the folder's name.
      if (!(await isDone(readdir(folder)))) await rm(folder, { force: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
    }
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

function isDone(work: Promise<unknown>): Promise<boolean> {
  return work.then(() => true).catch(() => false);
}
