import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeFileAtomically } from "../../write-file.ts";
import { placeOf } from "./place.ts";
import { Refusal } from "./refusal.ts";

/** What a step did to a file: digests of what stood there and of what stands there, null where there is no file. */
interface Change {
  file: string;
  before: string | null;
  after: string | null;
}

export interface Step {
  /** Milliseconds since 1970. */
  time: number;
  /** For the owner. */
  label: string;
  changes: Change[];
}

/** A file as it is to be, and what it was when that was thought of. */
export interface Edit {
  file: string;
  was: string | null;
  bytes: Uint8Array | null;
}

export interface History {
  /** Labels of what can be taken back, and of what can be done again. */
  undo: string | null;
  redo: string | null;
}

/** What stands in the state's file. */
interface Kept {
  steps: Step[];
  /** How many of them are done. */
  done: number;
  /** What is being written: after a kill in the middle the next start finishes it. */
  left: Change[];
}

/** Milliseconds for which a step can be taken back. */
const KEPT = 24 * 60 * 60 * 1000;

/** The files of content/, each change of them one step that can be taken back, also after a restart. */
export class Store {
  readonly #root: string;
  readonly #file: string;
  readonly #blobs: string;
  #kept: Kept = { steps: [], done: 0, left: [] };
  #last: Promise<unknown> = Promise.resolve();

  private constructor(root: string, state: string) {
    this.#root = root;
    this.#file = join(state, "steps.json");
    this.#blobs = join(state, "blobs");
  }

  /** @param state a folder of the store's own */
  static async open(root: string, state: string): Promise<Store> {
    const store = new Store(root, state);
    await mkdir(store.#blobs, { recursive: true, mode: 0o700 });
    const text = await readFile(store.#file, "utf8").catch(orNull);
    if (text) store.#kept = JSON.parse(text);
    await store.#finish();
    await store.#forget(Date.now() - KEPT);
    return store;
  }

  get history(): History {
    const { steps, done } = this.#kept;
    return { undo: steps[done - 1]?.label ?? null, redo: steps[done]?.label ?? null };
  }

  /** One change after another: what is read in `work` stays so until it is written. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** @throws Refusal for what is no file of the content */
  async read(file: string): Promise<{ bytes: Buffer | null; digest: string | null }> {
    const bytes = await readFile(await placeOf(this.#root, file)).catch(orNull);
    return { bytes, digest: bytes && digestOf(bytes) };
  }

  /** Bytes of a step, by their digest; null for others. */
  blob(digest: string): Promise<Buffer | null> {
    return readFile(join(this.#blobs, digest)).catch(orNull);
  }

  /** @throws Refusal when a file is not any more what it was */
  async commit(label: string, edits: Edit[]): Promise<Step> {
    const changes: Change[] = [];
    for (const { file, was, bytes } of edits) {
      const now = await this.read(file);
      if (now.digest !== was) throw changedElsewhere(file);
      for (const blob of [now.bytes, bytes]) if (blob) await this.#keep(blob);
      changes.push({ file, before: was, after: bytes && digestOf(bytes) });
    }
    const step = { time: Date.now(), label, changes };
    const { steps, done } = this.#kept;
    await this.#keepThat({ steps: [...steps.slice(0, done), step], done: done + 1, left: changes });
    await this.#finish();
    return step;
  }

  /** Null when there is nothing to take back. @throws Refusal when a file was changed elsewhere since */
  undo(): Promise<Step | null> {
    return this.#turn(this.#kept.done - 1, -1);
  }

  /** As `undo`. */
  redo(): Promise<Step | null> {
    return this.#turn(this.#kept.done, 1);
  }

  async #turn(index: number, direction: 1 | -1): Promise<Step | null> {
    const { steps, done } = this.#kept;
    const step = steps[index];
    if (!step) return null;
    const back = step.changes.map(({ file, before, after }) => ({ file, before: after, after: before }));
    let left = direction > 0 ? step.changes : back.reverse();
    let foreign: string | undefined;
    for (const { file, before } of left) if ((await this.read(file)).digest !== before) foreign ??= file;
    // Left as it is, so that it does not bar the way to the steps beyond it.
    if (foreign) left = [];
    await this.#keepThat({ steps, done: done + direction, left });
    await this.#finish();
    if (foreign) throw changedElsewhere(foreign);
    return step;
  }

  /** What is done already is left. So is a file that was changed elsewhere while nobody was here. */
  async #finish(): Promise<void> {
    for (const { file, before, after } of this.#kept.left)
      if ((await this.read(file)).digest === before) await this.#put(file, after);
    if (this.#kept.left.length > 0) await this.#keepThat({ ...this.#kept, left: [] });
  }

  async #keepThat(kept: Kept): Promise<void> {
    await writeFileAtomically(this.#file, JSON.stringify(kept));
    this.#kept = kept;
  }

  async #put(file: string, digest: string | null): Promise<void> {
    const path = await placeOf(this.#root, file);
    if (digest !== null) {
      const bytes = await readFile(join(this.#blobs, digest));
      await writeFileAtomically(path, bytes);
      return;
    }
    await rm(path, { force: true });
    // An empty folder would be a study without its file.
    for (let folder = dirname(path); folder !== this.#root; folder = dirname(folder)) {
      if (!(await rmdir(folder).then(isDone, isNot))) break;
    }
  }

  async #keep(bytes: Uint8Array): Promise<void> {
    await writeFileAtomically(join(this.#blobs, digestOf(bytes)), bytes);
  }

  /** Steps from before `time`, and the bytes that no other step needs. */
  async #forget(time: number): Promise<void> {
    const { steps, done } = this.#kept;
    const kept = steps.filter((step) => step.time >= time);
    await this.#keepThat({ steps: kept, done: Math.max(0, done - (steps.length - kept.length)), left: [] });
    const needed = new Set(
      kept.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after])),
    );
    for (const name of await readdir(this.#blobs)) if (!needed.has(name)) await rm(join(this.#blobs, name));
  }
}

export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function changedElsewhere(file: string): Refusal {
  return new Refusal(409, `${file} was changed elsewhere meanwhile.`);
}

/** @throws any error but that there is no such file */
function orNull(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

const isDone = () => true;
const isNot = () => false;
