import { basename } from "node:path/posix";
import { type Change, changesInFiles, summarizeChanges } from "../publish/changes.ts";
import type { FileChange } from "./known-files.ts";

interface Blobs {
  blob: (hash: string) => Promise<Buffer | null>;
}

/** Returns a label such as "Changed outside the studio: Search, 3 places". */
export async function describeOutsideChanges(store: Blobs, changes: FileChange[]): Promise<string> {
  const [before, after] = await versionsOf(store, changes);
  return `Changed outside the studio: ${summarizeChanges(before, after)}`;
}

/** Lists what has changed. An image is a path such as "0f3a…/hero.png", which contains the hash of its bytes. */
export async function listOutsideChanges(store: Blobs, changes: FileChange[]): Promise<Change[]> {
  const [before, after] = await versionsOf(store, changes);
  const addressIn = (files: Map<string, Buffer>, file: string | null) =>
    file && `${files.get(file)}/${basename(file)}`;
  return changesInFiles(before, after).map((change) =>
    change.kind === "image"
      ? { ...change, before: addressIn(before, change.before), after: addressIn(after, change.after) }
      : change,
  );
}

/** Maps each file to its bytes, or to its hash if it is not YAML, because media can be large. */
function versionsOf(store: Blobs, changes: FileChange[]) {
  const readVersion = async (version: "before" | "after") => {
    const files = new Map<string, Buffer>();
    for (const { file, [version]: hash } of changes) {
      const bytes = hash && (file.endsWith(".yaml") ? await store.blob(hash) : Buffer.from(hash));
      if (bytes) files.set(file, bytes);
    }
    return files;
  };
  return Promise.all([readVersion("before"), readVersion("after")]);
}
