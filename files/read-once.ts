import { readFile, stat } from "node:fs/promises";

/** A file can change twice within the precision of its time, so a value counts only for an older file, as in git. */
const MIN_AGE_MS = 2000;
/** Each version of a file has its own key. */
const MAX_VALUES = 10_000;

/**
 * Returns a function that derives a value from a file, and reads the file again only after it has changed. Hard links to
 * a file count as one file.
 */
export function readOnce<T>(derive: (bytes: Buffer) => T | Promise<T>): (file: string) => Promise<T> {
  const values = new Map<string, Promise<T>>();
  return async function valueOfFile(file) {
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
