import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Under another name first, so that a stopped build leaves no half file and two builds at once write none. */
export async function writeAtomically(
  file: string,
  write: (unfinished: string) => Promise<unknown>,
): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await write(unfinished);
    await reachDisk(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

// Some disks say only now that they are full; and without it a power cut leaves the name of an empty file.
async function reachDisk(path: string): Promise<void> {
  await using file = await open(path, "r+");
  await file.datasync();
}
