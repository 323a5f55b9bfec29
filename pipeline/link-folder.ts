import { copyFile, link, mkdir, readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** A second name for every file of a folder, which costs no space; a copy where the disk knows no links. */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    await linkFile(source, join(to, relative(from, source)));
  }
}

/** The same for one file, whose new folder is made. */
export async function linkFile(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await link(source, target).catch(() => copyFile(source, target));
}
