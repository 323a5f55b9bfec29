import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** A file can change twice within the precision of its time, so a value counts only for an older file, as in git. */
const MIN_AGE_MS = 2000;
/** Each version of a file has its own key. */
const MAX_VALUES = 10_000;

/** Identifies a file by its path, by the bytes that the next change will write, or by null if the change removes it. */
export type FileSource = string | Buffer | null;

/** Returns the file with a path relative to a folder. */
export type FindFile = (path: string) => FileSource;

export function filesIn(folder: string): FindFile {
  return (path) => join(folder, path);
}

/**
 * Returns a function that derives a value from a file, and reads the file again only after it has changed. Hard links to
 * a file count as one file.
 */
export function readOnce<T>(derive: (bytes: Buffer) => T | Promise<T>): (file: FileSource) => Promise<T> {
  const values = new Map<string, Promise<T>>();
  return async function valueOfFile(file) {
    if (file === null) throw new Error("The file is removed.");
    if (typeof file !== "string") return derive(file);
    const { dev, ino, mtimeMs, size } = await stat(file);
    const key = [dev, ino, mtimeMs, size].join();
    const isOld = Date.now() - mtimeMs >= MIN_AGE_MS;
    const value = values.get(key) ?? readFile(file).then(derive);
    values.delete(key);
    if (isOld) values.set(key, value);
    value.catch(() => values.delete(key));
    const [leastRecentKey = ""] = values.keys();
    if (values.size > MAX_VALUES) values.delete(leastRecentKey);
    return value;
  };
}

export async function sizeOf(file: FileSource): Promise<number> {
  return typeof file === "string" ? (await stat(file)).size : (file?.length ?? 0);
}
