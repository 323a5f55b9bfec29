import { rename, rm } from "node:fs/promises";
import { basename } from "node:path";

/** Renames a damaged file, so that the studio can start without it. Does nothing if the file is missing. */
export async function moveAside(file: string, consequence: string): Promise<void> {
  const newName = `${file}.damaged`;
  await rm(newName, { recursive: true, force: true });
  const isMoved = await rename(file, newName).then(
    () => true,
    () => false,
  );
  if (isMoved) console.warn(`${basename(file)} is damaged, and is now called ${newName}. ${consequence}`);
}
