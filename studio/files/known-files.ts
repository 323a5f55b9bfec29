import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../list-files.ts";
import { isValidPath } from "./path-in.ts";

/** A hash is null if the file does not exist. */
export interface FileChange {
  file: string;
  before: string | null;
  after: string | null;
}

interface KnownFile {
  hash: string;
  /** The signature changes with each save. It is empty if a later save could have the same signature. */
  signature: string;
}
export type KnownFiles = ReadonlyMap<string, KnownFile>;

/** Some disks store times with a precision of two seconds. */
const SETTLED_MS = 3000;
const MAX_BYTES = 200_000_000;

/** Lists content/. Reads only files that have changed since `known`. @param keep stores bytes and returns their hash */
export async function scanFiles(
  root: string,
  known: KnownFiles,
  keep: (bytes: Buffer) => Promise<string>,
): Promise<KnownFiles> {
  const files = new Map<string, KnownFile>();
  for (const file of listFiles(root)) {
    if (!isValidPath(file) || file.endsWith(".part")) continue;
    const knownFile = known.get(file);
    const path = join(root, file);
    const stats = await stat(path).catch(() => null);
    if (!stats || stats.size > MAX_BYTES) continue;
    const signature = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
    const isSettled = Date.now() - stats.mtimeMs > SETTLED_MS;
    const bytes = knownFile?.signature === signature ? null : await readFile(path).catch(() => null);
    if (bytes) files.set(file, { hash: await keep(bytes), signature: isSettled ? signature : "" });
    else if (knownFile) files.set(file, knownFile);
  }
  return files;
}

export function changedFiles(before: KnownFiles, after: KnownFiles): FileChange[] {
  const hashIn = (files: KnownFiles, file: string) => files.get(file)?.hash ?? null;
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((file) => ({ file, before: hashIn(before, file), after: hashIn(after, file) }))
    .filter((change) => change.before !== change.after);
}

export function withChanges(known: KnownFiles, changes: FileChange[]): KnownFiles {
  const files = new Map(known);
  for (const { file, after: hash } of changes) {
    if (hash === null) files.delete(file);
    else files.set(file, { hash, signature: "" });
  }
  return files;
}
