import { access, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { RESUMES } from "#app/site-map.ts";
import { listFiles } from "../../files/list-files.ts";
import type { pathsOfBuild } from "../../files/paths.ts";
import { createLeakCheck } from "./leak-check.ts";
import { readSecrets } from "./secrets.ts";

const MAX_SHOWN_LEAKS = 20;

/** Maps the name of each public file to the files that it is generated from, such as "content/avatar.png". */
type PublicSources = Record<string, string[]>;

/** Searches the public files of a build for secrets, and all files for drafts. Returns one line with a path per leak. */
export async function leaksInBuild(
  { client, server, publicMedia, lockedMedia }: ReturnType<typeof pathsOfBuild>,
  publicSources: PublicSources,
  root = ".",
): Promise<string[]> {
  const secrets = await readSecrets(root, lockedMedia);
  const leaks = await leaksOf(secrets, [client, publicMedia]);
  leaks.push(...lockedSourcesOf(publicMedia, publicSources, secrets.sources));
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
    const leaksInFile = leaksIn(await readFile(path));
    leaks.push(...leaksInFile.map((leak) => `${path}: ${leak}`));
  }
  return leaks;
}

/** Reports public media that are generated from a locked file, or from an unknown file. */
function lockedSourcesOf(publicMedia: string, publicSources: PublicSources, lockedFiles: string[]): string[] {
  return listFiles(publicMedia).flatMap((name) => {
    const path = join(publicMedia, name);
    const sources = publicSources[name];
    if (!sources) return [`${path}: generated from an unknown file`];
    const lockedSources = sources.filter((source) => lockedFiles.includes(source));
    return lockedSources.map((source) => `${path}: generated from the locked file ${source}`);
  });
}

function shortened(leaks: string[]): string[] {
  const hiddenCount = leaks.length - MAX_SHOWN_LEAKS;
  return hiddenCount > 0 ? [...leaks.slice(0, MAX_SHOWN_LEAKS), `… and ${hiddenCount} more`] : leaks;
}
