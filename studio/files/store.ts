import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { writeFileAtomically } from "../../write-file.ts";
import { PARTS } from "./leftovers.ts";
import { pathIn } from "./path-in.ts";
import { Refusal } from "./refusal.ts";

/** Digests of a file before and after a step; null if there was no file. */
interface Change {
  file: string;
  before: string | null;
  after: string | null;
}

export interface Step {
  /** Milliseconds since 1970. */
  time: number;
  label: string;
  changes: Change[];
}

/** New contents of a file, or null to remove it. */
export interface Edit {
  file: string;
  /** Digest of the contents that the edit is based on. */
  was: string | null;
  bytes: Uint8Array | null;
}

export interface History {
  undo: string | null;
  redo: string | null;
}

const historySchema = z
  .object({
    steps: z.array(
      z.object({
        time: z.number(),
        label: z.string(),
        changes: z.array(
          z.object({ file: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
        ),
      }),
    ),
    /** How many of the steps are applied; the others can be redone. */
    done: z.int().min(0),
  })
  .refine(({ steps, done }) => done <= steps.length);
type StoredHistory = z.infer<typeof historySchema>;

/** Contents of next.json: the history after a step, and the changes that lead there. */
const nextSchema = historySchema.and(z.object({ changes: historySchema.shape.steps.element.shape.changes }));

const KEPT = 24 * 60 * 60 * 1000;

/**
 * The files of content/, and the steps that changed them. Before a step, the history that it leads to is written to
 * next.json; after it, next.json becomes steps.json. After a kill, the next start finishes the step. A step that fails
 * is discarded by removing next.json, which works on a full disk.
 */
export class Store {
  readonly #root: string;
  readonly #file: string;
  readonly #next: string;
  readonly #blobs: string;
  /** For unfinished files, on the same disk. */
  readonly #parts: string;
  /** Undefined if content/ is on another disk. */
  #contentParts: string | undefined;
  #history: StoredHistory = { steps: [], done: 0 };
  #last: Promise<unknown> = Promise.resolve();

  private constructor(root: string, state: string) {
    this.#root = root;
    this.#file = join(state, "steps.json");
    this.#next = join(state, "next.json");
    this.#blobs = join(state, "blobs");
    this.#parts = join(state, PARTS);
  }

  /** Loses the history if it is damaged. @param state a folder that only the store uses */
  static async open(root: string, state: string): Promise<Store> {
    const store = new Store(root, state);
    await store.#makeFolders();
    const [content, own] = [await stat(root), await stat(store.#parts)];
    store.#contentParts = content.dev === own.dev ? store.#parts : undefined;
    const history = await readJson(store.#file, historySchema);
    if (history) store.#history = history;
    else await rm(store.#file, { recursive: true, force: true });
    await store.#finish().catch(() => rm(store.#next, { recursive: true, force: true }));
    await store.#forget(Date.now() - KEPT).catch(console.error);
    return store;
  }

  get history(): History {
    const { steps, done } = this.#history;
    return { undo: steps[done - 1]?.label ?? null, redo: steps[done]?.label ?? null };
  }

  /** Runs one change after another: files that `work` reads stay the same until it writes them. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** @throws Refusal for a path outside of the content */
  async read(file: string): Promise<{ bytes: Buffer | null; digest: string | null }> {
    const bytes = await readFile(await pathIn(this.#root, file)).catch(orNull);
    return { bytes, digest: bytes && digestOf(bytes) };
  }

  /** Returns the bytes with this digest, or null if they are missing or damaged. */
  async blob(digest: string): Promise<Buffer | null> {
    const bytes = await readFile(join(this.#blobs, digest)).catch(() => null);
    return bytes && digestOf(bytes) === digest ? bytes : null;
  }

  /** @throws Refusal if a file on the disk is not the one that was read, or cannot be written: nothing changes then */
  async commit(label: string, edits: Edit[]): Promise<Step> {
    const changes: Change[] = [];
    for (const { file, was, bytes } of edits) {
      const now = await this.read(file);
      if (now.digest !== was) throw changedElsewhere(file);
      for (const blob of [now.bytes, bytes]) if (blob) await this.#keep(blob);
      changes.push({ file, before: was, after: bytes && digestOf(bytes) });
    }
    const step = { time: Date.now(), label, changes };
    const { steps, done } = this.#history;
    await this.#perform({ steps: [...steps.slice(0, done), step], done: done + 1 }, changes);
    return step;
  }

  /** Returns null if there is nothing to undo. @throws Refusal if a file was changed elsewhere since the step */
  undo(): Promise<Step | null> {
    return this.#turn(this.#history.done - 1, -1);
  }

  redo(): Promise<Step | null> {
    return this.#turn(this.#history.done, 1);
  }

  async #turn(index: number, direction: 1 | -1): Promise<Step | null> {
    const { steps, done } = this.#history;
    const step = steps[index];
    if (!step) return null;
    const changes = direction > 0 ? step.changes : step.changes.map(reverse).reverse();
    const history = { steps, done: done + direction };
    await this.#perform(history, changes).catch(async (error) => {
      // Skip a step that can never be undone, so that the steps beyond it can be.
      const isFinal = error instanceof Refusal && error.status !== CANNOT_WRITE;
      if (isFinal) await this.#perform(history, []);
      throw error;
    });
    return step;
  }

  async #perform(history: StoredHistory, changes: Change[]): Promise<void> {
    for (const { file, before } of changes)
      if ((await this.read(file)).digest !== before) throw changedElsewhere(file);
    const options = { mode: 0o600, temporaryFolder: this.#parts };
    await writeFileAtomically(this.#next, JSON.stringify({ ...history, changes }), options).catch(explain);
    await this.#applyAll(history, changes).catch(explain);
  }

  async #applyAll(history: StoredHistory, changes: Change[]): Promise<void> {
    const done: Change[] = [];
    try {
      for (const change of changes) {
        await this.#apply(change);
        done.unshift(change);
      }
      await rename(this.#next, this.#file);
      this.#history = history;
    } catch (error) {
      await rm(this.#next, { force: true });
      for (const change of done) await this.#apply(reverse(change)).catch(console.error);
      throw error;
    }
  }

  /** Finishes the step that a kill interrupted. A file that was changed elsewhere meanwhile stays as it is. */
  async #finish(): Promise<void> {
    const next = await readJson(this.#next, nextSchema);
    if (next) {
      const { changes, ...history } = next;
      const left: Change[] = [];
      for (const change of changes)
        if ((await this.read(change.file)).digest === change.before) left.push(change);
      await this.#applyAll(history, left);
    } else await rm(this.#next, { recursive: true, force: true });
  }

  async #apply({ file, before, after }: Change): Promise<void> {
    const path = await pathIn(this.#root, file);
    const expectBefore = async () => {
      if ((await this.read(file)).digest !== before) throw changedElsewhere(file);
    };
    if (after !== null) {
      const bytes = await this.blob(after);
      if (!bytes) throw new Refusal(410, `The history has lost a version of ${file}.`);
      const options = { temporaryFolder: this.#contentParts, beforeReplace: expectBefore };
      await mkdir(dirname(path), { recursive: true });
      await writeFileAtomically(path, bytes, options);
      return;
    }
    await expectBefore();
    await rm(path, { force: true });
    // An empty folder would be a study without its file.
    for (let folder = dirname(path); folder !== this.#root; folder = dirname(folder)) {
      if (!(await rmdir(folder).then(isDone, isNot))) break;
    }
  }

  async #keep(bytes: Uint8Array): Promise<void> {
    const options = { mode: 0o600, temporaryFolder: this.#parts };
    await writeFileAtomically(join(this.#blobs, digestOf(bytes)), bytes, options).catch(explain);
  }

  /** Forgets the steps before `time`, and the bytes that no other step needs. */
  async #forget(time: number): Promise<void> {
    const { steps, done } = this.#history;
    const kept = steps.filter((step) => step.time >= time);
    const forgotten = steps.length - kept.length;
    if (forgotten > 0) await this.#perform({ steps: kept, done: Math.max(0, done - forgotten) }, []);
    const needed = new Set(
      kept.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after])),
    );
    for (const name of await readdir(this.#blobs))
      if (!needed.has(name)) await rm(join(this.#blobs, name), { recursive: true });
  }

  async #makeFolders(): Promise<void> {
    for (const folder of [this.#blobs, this.#parts]) {
      const isFolder = await stat(folder).then((found) => found.isDirectory(), isNot);
      if (!isFolder) await rm(folder, { force: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
    }
  }
}

/** Returns null if the file is missing or damaged. */
async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}

function reverse({ file, before, after }: Change): Change {
  return { file, before: after, after: before };
}

export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function changedElsewhere(file: string): Refusal {
  return new Refusal(409, `${file} was changed elsewhere meanwhile.`);
}

const CANNOT_WRITE = 507;
const REASONS: Record<string, string> = {
  ENOSPC: "The disk is full",
  EDQUOT: "The disk is full",
  EACCES: "The file cannot be written: check its permissions",
  EPERM: "The file cannot be written: check its permissions",
  EROFS: "The disk is read-only",
};

/** @throws Refusal for a disk or a file that cannot be written, or the error itself */
function explain(error: NodeJS.ErrnoException): never {
  const reason = REASONS[error.code ?? ""];
  throw reason ? new Refusal(CANNOT_WRITE, `${reason}. Nothing was changed.`) : error;
}

/** @throws any error except that the file does not exist */
function orNull(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

const isDone = () => true;
const isNot = () => false;
