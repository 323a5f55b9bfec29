import { realpathSync, statSync } from "node:fs";
import { type FSWatcher, watch } from "chokidar";

/** Watches a folder, which can itself be a link, but not the targets of links in it, because they can be large. */
export function watchFolder(folder: string): FSWatcher {
  // Node's own watcher stops reporting a file after a save replaces that file.
  return watch(realpathSync(folder), { ignoreInitial: true, followSymlinks: false });
}

/** Returns a function that returns true after the folder has been renamed, moved or removed. */
export function createMoveCheck(folder: string): () => boolean {
  const idOf = () => {
    const stats = statSync(folder, { throwIfNoEntry: false });
    return stats && `${stats.dev} ${stats.ino}`;
  };
  const id = idOf();
  return () => idOf() !== id;
}
