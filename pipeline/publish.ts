import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { currentBuild, paths, pathsOfBuild } from "../paths.ts";

export const UNFINISHED = ".unfinished";

/** Another build may be at work beside this one; after so many milliseconds it was stopped. */
const LONGEST_BUILD = 60 * 60_000;

/** Makes a finished build the current one, all at once, and removes those that nobody serves any more. */
export async function publish(name: string, root = "."): Promise<void> {
  const builds = join(root, paths.builds);
  await rename(join(builds, name + UNFINISHED), join(builds, name));
  const pointer = join(root, paths.currentBuild);
  await writeFile(`${pointer}.part`, name);
  await rename(`${pointer}.part`, pointer);
  for (const entry of await readdir(builds, { withFileTypes: true })) {
    const folder = join(builds, entry.name);
    if (!entry.isDirectory() || (await isNeeded(folder, entry.name, root))) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

async function isNeeded(folder: string, name: string, root: string): Promise<boolean> {
  if (name === currentBuild(root)) return true;
  if (!name.endsWith(UNFINISHED)) return isServed(pathsOfBuild(folder).servedBy);
  return Date.now() - (await stat(folder)).mtimeMs < LONGEST_BUILD;
}

async function isServed(servedBy: string): Promise<boolean> {
  const names = await readdir(servedBy).catch(() => []);
  return names.some((name) => isRunning(Number(name)));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, as somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
