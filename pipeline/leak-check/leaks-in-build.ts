import { basename, extname, relative } from "node:path";
import type { pathsOfBuild } from "../../paths.ts";
import { nameFor } from "../media/media-builder.ts";
import { createLeakCheck, type LeakCheck } from "./leak-check.ts";
import { pathsIn, readNamed, readSecrets } from "./secrets.ts";

/** More lines would say the same of other sizes and copies. */
const MOST_SHOWN = 20;

/** Of these the bytes are compared, and not what they show: docs/decisions/0012-what-the-leak-check-compares.md. */
const SHOWN = [".avif", ".webp", ".jpg", ".jpeg", ".png", ".gif", ".ico", ".mp4", ".pdf"];

/** Gives a line for each locked thing in what a build would give to everyone, naming its file. */
export function leaksInBuild(built: ReturnType<typeof pathsOfBuild>, root = "."): Promise<string[]> {
  return leaksInFolders([built.client, built.publicMedia], built.lockedMedia, root);
}

/** @param lockedMedia the folder of what may not be in any of `folders` */
export async function leaksInFolders(folders: string[], lockedMedia: string, root = "."): Promise<string[]> {
  const secrets = await readSecrets(root, lockedMedia);
  if (secrets.slugs.length === 0) return [];
  const files = folders.flatMap(pathsIn);
  const problems = [
    ...(await leaksInFiles(files, createLeakCheck(secrets))),
    ...files.flatMap((path) => madeOfLocked(path, secrets.sources)),
  ];
  const rest = problems.length - MOST_SHOWN;
  return [...problems.slice(0, MOST_SHOWN), ...(rest > 0 ? [`… and ${rest} more`] : [])];
}

/** What the leak check does not look into, by name; what the build has made of pictures and films by how many. */
export function notLookedInto({ client, publicMedia }: ReturnType<typeof pathsOfBuild>): string {
  const shows = (path: string) => SHOWN.includes(extname(path).toLowerCase());
  const named = pathsIn(client).filter(shows);
  const made = pathsIn(publicMedia).filter(shows).length;
  return [`${made} pictures and films in media/`, ...named.map((path) => relative(client, path))].join(", ");
}

/** By its name: a picture made anew has no bytes in common with its source. */
function madeOfLocked(path: string, sources: string[]): string[] {
  const made = basename(path).replace(/-[0-9a-f]{10}(-\d+)?\.\w+$/, "");
  return sources
    .filter((source) => nameFor(source, "") === made)
    .map((source) => `${path}: made of the locked file ${source}`);
}

/** In order of their paths. */
export async function leaksInFiles(files: readonly string[], leaksIn: LeakCheck): Promise<string[]> {
  const problems: string[] = [];
  for (const path of files) {
    const { bytes } = await readNamed(path);
    for (const leak of leaksIn({ name: "", bytes })) problems.push(`${path}: ${leak}`);
  }
  return problems.sort();
}
