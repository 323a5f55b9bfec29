import { createHash, randomUUID } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeAtomically } from "../../pipeline/write-atomically.ts";
import { placeOf } from "./place.ts";
import { Refusal } from "./refusal.ts";

/** What a step did to a file: digests of what stood there and of what stands there, null where there is no file. */
interface Change {
  file: string;
  before: string | null;
  after: string | null;
}

export interface Step {
  id: string;
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

/** A line of the log: a step, or how many of the steps so far are done. */
type Entry = { step: Step } | { done: number };

/** Milliseconds for which a step can be taken back. */
const KEPT = 24 * 60 * 60 * 1000;

/**
 * The files of content/, each change of them one step that can be taken back, also after a restart. What is about to be
 * written stands in a journal first: after a kill in the middle the next start finishes it.
 */
export class Store {
  readonly #root: string;
  readonly #log: string;
  readonly #journal: string;
  readonly #blobs: string;
  #steps: Step[] = [];
  #done = 0;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(root: string, state: string) {
    this.#root = root;
    this.#log = join(state, "steps.jsonl");
    this.#journal = join(state, "journal.json");
    this.#blobs = join(state, "blobs");
  }

  /** @param state a folder of the store's own */
  static async open(root: string, state: string): Promise<Store> {
    const store = new Store(root, state);
    await mkdir(store.#blobs, { recursive: true, mode: 0o700 });
    for (const line of (await textOf(store.#log)).split("\n")) store.#apply(parse(line));
    const left = parse(await textOf(store.#journal)) as { changes: Change[]; entry: Entry } | null;
    if (left) await store.#finish(left.changes, left.entry);
    await store.#forget(Date.now() - KEPT);
    return store;
  }

  get history(): History {
    return {
      undo: this.#steps[this.#done - 1]?.label ?? null,
      redo: this.#steps[this.#done]?.label ?? null,
    };
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
    const step = { id: randomUUID(), time: Date.now(), label, changes };
    await this.#turn(changes, { step });
    return step;
  }

  /** Null when there is nothing to take back. @throws Refusal when a file was changed elsewhere since */
  async undo(): Promise<Step | null> {
    const step = this.#steps[this.#done - 1];
    if (!step) return null;
    const back = step.changes.map(({ file, before, after }) => ({ file, before: after, after: before }));
    await this.#turn(back.reverse(), { done: this.#done - 1 });
    return step;
  }

  /** As `undo`. */
  async redo(): Promise<Step | null> {
    const step = this.#steps[this.#done];
    if (!step) return null;
    await this.#turn(step.changes, { done: this.#done + 1 });
    return step;
  }

  async #turn(changes: Change[], entry: Entry): Promise<void> {
    for (const { file, before } of changes) {
      if ((await this.read(file)).digest === before) continue;
      // Left as it is, so that it does not bar the way to the steps beyond it.
      if ("done" in entry) await this.#finish([], entry);
      throw changedElsewhere(file);
    }
    await writeAtomically(this.#journal, (part) => writeFile(part, JSON.stringify({ changes, entry })));
    await this.#finish(changes, entry);
  }

  /** What is done already is left. So is a file that was changed elsewhere while nobody was here. */
  async #finish(changes: Change[], entry: Entry): Promise<void> {
    for (const { file, before, after } of changes) {
      if ((await this.read(file)).digest === before) await this.#put(file, after);
    }
    if (this.#apply(entry)) await appendFile(this.#log, `${JSON.stringify(entry)}\n`);
    await rm(this.#journal, { force: true });
  }

  /** Whether it was new. */
  #apply(entry: Entry | null): boolean {
    if (!entry) return false;
    if ("done" in entry) {
      this.#done = entry.done;
      return true;
    }
    if (this.#steps.some(({ id }) => id === entry.step.id)) return false;
    this.#steps = [...this.#steps.slice(0, this.#done), entry.step];
    this.#done = this.#steps.length;
    return true;
  }

  async #put(file: string, digest: string | null): Promise<void> {
    const path = await placeOf(this.#root, file);
    if (digest !== null) {
      const bytes = await readFile(join(this.#blobs, digest));
      await writeAtomically(path, (part) => writeFile(part, bytes));
      return;
    }
    await rm(path, { force: true });
    // An empty folder would be a study without its file.
    for (let folder = dirname(path); folder !== this.#root; folder = dirname(folder)) {
      if (!(await rmdir(folder).then(isDone, isNot))) break;
    }
  }

  async #keep(bytes: Uint8Array): Promise<void> {
    await writeAtomically(join(this.#blobs, digestOf(bytes)), (part) => writeFile(part, bytes));
  }

  /** Steps from before `time`, and the bytes that no other step needs. */
  async #forget(time: number): Promise<void> {
    const kept = this.#steps.filter((step) => step.time >= time);
    this.#done = Math.max(0, this.#done - (this.#steps.length - kept.length));
    this.#steps = kept;
    const lines = [...kept.map((step) => ({ step })), { done: this.#done }].map((entry) =>
      JSON.stringify(entry),
    );
    await writeAtomically(this.#log, (part) => writeFile(part, `${lines.join("\n")}\n`));
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

/** A line that was cut off says nothing. */
function parse(line: string) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function textOf(path: string): Promise<string> {
  return readFile(path, "utf8")
    .then((text) => text, orNull)
    .then((text) => text ?? "");
}

/** @throws any error but that there is no such file */
function orNull(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

const isDone = () => true;
const isNot = () => false;
