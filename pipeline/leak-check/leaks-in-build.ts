import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { listFiles } from "../../list-files.ts";
import type { pathsOfBuild } from "../../paths.ts";
import { nameFor } from "../media/media-builder.ts";
import { createLeakCheck } from "./leak-check.ts";
import { readSecrets } from "./secrets.ts";

const MAX_SHOWN_LEAKS = 20;

/** Searches the public files of a build. Returns one line, with the file's path, for each leak. */
export function leaksInBuild(buildPaths: ReturnType<typeof pathsOfBuild>, root = "."): Promise<string[]> {
  return leaksInFolders([buildPaths.client, buildPaths.publicMedia], buildPaths.lockedMedia, root);
}

export async function leaksInFolders(folders: string[], lockedMedia: string, root = "."): Promise<string[]> {
  const secrets = await readSecrets(root, lockedMedia);
  const leaksIn = createLeakCheck(secrets);
  const leaks: string[] = [];
  for (const path of folders.flatMap((folder) => listFiles(folder).map((name) => join(folder, name)))) {
    const leaksInFile = [...leaksIn(await readFile(path)), ...lockedSourcesOf(path, secrets.sources)];
    leaks.push(...leaksInFile.map((leak) => `${path}: ${leak}`));
  }
  const hiddenCount = leaks.length - MAX_SHOWN_LEAKS;
  return hiddenCount > 0 ? [...leaks.slice(0, MAX_SHOWN_LEAKS), `… and ${hiddenCount} more`] : leaks;
}

/** Returns the locked files whose names match the name of a public image. */
function lockedSourcesOf(path: string, sources: string[]): string[] {
  const name = basename(path).replace(/-[0-9a-f]{10}(-\d+)?\.\w+$/, "");
  return sources
    .filter((source) => nameFor(source, "") === name)
    .map((source) => `generated from the locked file ${source}`);
}
