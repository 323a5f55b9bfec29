import { copyFile, glob, link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "../files/list-files.ts";
import { currentBuild, paths } from "../files/paths.ts";
import { writeFileAtomically } from "../files/write-file.ts";

export const UNFINISHED_SUFFIX = ".unfinished";

/** A file below 1 KiB fits into one packet even without compression. */
const MIN_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Makes a finished build current in one step. Keeps the previous build, which a server may still serve. */
export async function publishBuild(name: string, root = "."): Promise<void> {
  const builds = join(root, paths.builds);
  const keptBuilds = [name, currentBuild(root)];
  await rename(join(builds, name + UNFINISHED_SUFFIX), join(builds, name));
  await writeFileAtomically(join(root, paths.currentBuild), name);
  for (const entry of await readdir(builds, { withFileTypes: true })) {
    if (!entry.isDirectory() || keptBuilds.includes(entry.name)) continue;
    await rm(join(builds, entry.name), { recursive: true, force: true });
  }
}

export async function compressFiles(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/**/*.{html,css,js,json,svg,txt,xml}`)) {
    const bytes = await readFile(file);
    if (bytes.length < MIN_BYTES) continue;
    await Promise.all([
      writeFile(`${file}.br`, await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
      writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 })),
    ]);
  }
}

export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of listFiles(from)) await linkFile(join(from, name), join(to, name));
}

/** Links a file, or copies it if the disk does not support hard links. */
export async function linkFile(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await link(source, target).catch(() => copyFile(source, target));
}
