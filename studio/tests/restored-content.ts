import { copyFileSync, lstatSync, mkdirSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { Store } from "../server/content/store.ts";

/** The modification time of an unchanged copy. Every later change of a file also changes this time. */
const COPIED = new Date("2024-01-01");

/**
 * Copies a folder, which exists until the end of the test file. Keeps unchanged files, so that all tests together read
 * each of them once.
 */
export function restoredContent(source: string) {
  const [root, state] = [newFolder(), newFolder()];
  /** Undoes all changes of earlier tests, and opens a store without undo steps. */
  async function openStore(): Promise<Store> {
    restore(source, root);
    rmSync(join(state, "steps.json"), { force: true });
    return Store.open(root, state);
  }
  return { root, openStore };
}

/** Makes a folder equal to its source, but copies only files that are missing or changed. */
function restore(source: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(source, { withFileTypes: true });
  const names = new Set(entries.map(({ name }) => name));
  for (const name of readdirSync(folder))
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true });
  for (const entry of entries) {
    const [from, to] = [join(source, entry.name), join(folder, entry.name)];
    if (entry.isDirectory()) restore(from, to);
    else if (!isCopy(to)) copy(from, to);
  }
}

function isCopy(file: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.mtimeMs === COPIED.getTime();
}

function copy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  copyFileSync(from, to);
  utimesSync(to, COPIED, COPIED);
}
