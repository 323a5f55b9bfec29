import { access, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { RESUMES } from "#app/site-map.ts";
import { listFiles } from "../../files/list-files.ts";
import type { pathsOfBuild } from "../../files/paths.ts";
import { nameFor } from "../media/media-builder.ts";
import { createLeakCheck } from "./leak-check.ts";
import { readSecrets } from "./secrets.ts";

const MAX_SHOWN_LEAKS = 20;

/** Searches the public files of a build for secrets, and all files for drafts. Returns one line with a path per leak. */
export async function leaksInBuild(
  { client, server, publicMedia, lockedMedia }: ReturnType<typeof pathsOfBuild>,
  root = ".",
): Promise<string[]> {
  const secrets = await readSecrets(root, lockedMedia);
  const leaks = await leaksOf(secrets, [client, publicMedia]);
  if (secrets.drafts.length > 0) {
    const drafts = await readSecrets(root, lockedMedia, [...secrets.slugs, RESUMES]);
    // The server has the notes of all published studies.
    const sentences = drafts.sentences.filter((sentence) => !secrets.publishedNotes.includes(sentence));
    leaks.push(...(await leaksOf({ ...drafts, sentences }, [dirname(server), lockedMedia])));
  }
  return shortened(leaks);
}

export async function leaksInFolders(folders: string[], lockedMedia: string, root = "."): Promise<string[]> {
  return shortened(await leaksOf(await readSecrets(root, lockedMedia), folders));
}

async function leaksOf(
  secrets: Awaited<ReturnType<typeof readSecrets>>,
  folders: string[],
): Promise<string[]> {
  const leaksIn = createLeakCheck(secrets);
  const leaks: string[] = [];
  // A missing folder would pass the check.
  for (const folder of folders) await access(folder);
  for (const path of folders.flatMap((folder) => listFiles(folder).map((name) => join(folder, name)))) {
    const leaksInFile = [...leaksIn(await readFile(path)), ...lockedSourcesOf(path, secrets.sources)];
    leaks.push(...leaksInFile.map((leak) => `${path}: ${leak}`));
  }
  return leaks;
}

function shortened(leaks: string[]): string[] {
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
