import { copyFile, link, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listFiles } from "./list-files.ts";

/** Fills a folder with hard links to all files of another folder. */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of listFiles(from)) await linkFile(join(from, name), join(to, name));
}

/** Links a file, or copies it if the disk does not support hard links. */
export async function linkFile(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await link(source, target).catch(() => copyFile(source, target));
}
