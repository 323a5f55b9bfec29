import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { currentBuild, paths } from "../files/paths.ts";
import { replaceFile, writeFileAtomically } from "../files/write-file.ts";

export const UNFINISHED_SUFFIX = ".unfinished";

/** Makes a finished build current in one step. Keeps the previous build, which a server may still serve. */
export async function publishBuild(name: string, root = "."): Promise<void> {
  const builds = join(root, paths.builds);
  const keptBuilds = [name, currentBuild(root)];
  await replaceFile(join(builds, name + UNFINISHED_SUFFIX), join(builds, name));
  await writeFileAtomically(join(root, paths.currentBuild), name);
  for (const entry of await readdir(builds, { withFileTypes: true })) {
    if (!entry.isDirectory() || keptBuilds.includes(entry.name)) continue;
    await rm(join(builds, entry.name), { recursive: true, force: true });
  }
}
