import type { pathsOfBuild } from "../paths.ts";
import { createLeakCheck, type LeakCheck } from "./leak-check.ts";
import { pathsIn, readNamed, readSecrets } from "./secrets.ts";

/** More lines would say the same of other sizes and copies. */
const MOST_SHOWN = 20;

/** Gives a line for each locked thing in what a build would give to everyone, naming its file. */
export async function leaksInBuild(built: ReturnType<typeof pathsOfBuild>, root = "."): Promise<string[]> {
  const secrets = await readSecrets(root, built.lockedMedia);
  if (secrets.slugs.length === 0) return [];
  const files = [...pathsIn(built.client), ...pathsIn(built.publicMedia)];
  const problems = await leaksInFiles(files, createLeakCheck(secrets));
  const rest = problems.length - MOST_SHOWN;
  return [...problems.slice(0, MOST_SHOWN), ...(rest > 0 ? [`… and ${rest} more`] : [])];
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
