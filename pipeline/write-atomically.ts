import { mkdir, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** Under another name first, so that a stopped build leaves no half file and two builds at once write none. */
export async function writeAtomically(
  file: string,
  write: (unfinished: string) => Promise<unknown>,
): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  await write(unfinished);
  await rename(unfinished, file);
}
