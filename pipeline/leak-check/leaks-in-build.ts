import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { listFiles } from "../../list-files.ts";
import type { pathsOfBuild } from "../../paths.ts";
import { nameFor } from "../media/media-builder.ts";
import { createLeakCheck } from "./leak-check.ts";
import { readSecrets } from "./secrets.ts";

const MAX_SHOWN = 20;

/** Searches the files of a build that every visitor can get, and returns one line for each leak with its file. */
export function leaksInBuild(built: ReturnType<typeof pathsOfBuild>, root = "."): Promise<string[]> {
  return leaksInFolders([built.client, built.publicMedia], built.lockedMedia, root);
}

export async function leaksInFolders(folders: string[], lockedMedia: string, root = "."): Promise<string[]> {
  const secrets = await readSecrets(root, lockedMedia);
  const leaksIn = createLeakCheck(secrets);
  const leaks: string[] = [];
  for (const path of folders.flatMap((folder) => listFiles(folder).map((name) => join(folder, name)))) {
    const found = [...leaksIn(await readFile(path)), ...lockedSourcesOf(path, secrets.sources)];
    leaks.push(...found.map((leak) => `${path}: ${leak}`));
  }
  const hidden = leaks.length - MAX_SHOWN;
  return hidden > 0 ? [...leaks.slice(0, MAX_SHOWN), `… and ${hidden} more`] : leaks;
}

/** Recognizes a public image that was generated from a locked one by its name, because its bytes are new. */
function lockedSourcesOf(path: string, sources: string[]): string[] {
  const name = basename(path).replace(/-[0-9a-f]{10}(-\d+)?\.\w+$/, "");
  return sources
    .filter((source) => nameFor(source, "") === name)
    .map((source) => `generated from the locked file ${source}`);
}
