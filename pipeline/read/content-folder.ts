import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { sep } from "node:path";
import { join, relative } from "node:path/posix";
import type { FindFile } from "../../files/read-once.ts";
import { CLOUD_ONLY, fileOfPlaceholder, isSiteFile } from "../../files/site-file.ts";
import { type Problem, wholeFileProblem } from "./problem.ts";

const IRREGULAR_FILE =
  "is a link to a folder, a missing file or a place outside content/: replace it with the file";

/** Invitations choose from the PDFs in this folder of content/. */
export const RESUME_FOLDER = "resumes";

/** Maps paths in content/ to bytes that are not written yet, or to null for a file that is not removed yet. */
export type UnwrittenFiles = ReadonlyMap<string, Buffer | null>;

/** Lists the files of content/ as sorted paths with slashes, relative to `root`. */
export interface ContentFolder {
  root: string;
  files: string[];
  findFile: FindFile;
  /** Reports files that are only in iCloud, links to folders or out of content/, pipes and devices. Reading a pipe would never end. */
  problems: Problem[];
}

/** Lists content/ as if the unwritten files were on the disk. Skips hidden and incomplete files. */
export async function listContentFolder(root: string, unwritten?: UnwrittenFiles): Promise<ContentFolder> {
  const rootPrefix = (await realpath(root).catch(() => root)) + sep;
  const files = new Set<string>();
  const problems: Problem[] = [];
  for (const { path, entry } of await entriesIn(root).catch(() => [])) {
    const cloudFile = fileOfPlaceholder(path);
    if (cloudFile && isSiteFile(cloudFile))
      problems.push(wholeFileProblem(join(root, cloudFile), CLOUD_ONLY));
    if (!isSiteFile(path) || entry.isDirectory()) continue;
    if (entry.isFile() || (await leadsToFile(join(root, path), rootPrefix))) files.add(path);
    else problems.push(wholeFileProblem(join(root, path), IRREGULAR_FILE));
  }
  for (const [path, bytes] of unwritten ?? []) {
    if (bytes) files.add(path);
    else files.delete(path);
  }
  const findFile: FindFile = (path) => {
    const bytes = unwritten?.get(path);
    return bytes === undefined ? join(root, path) : bytes;
  };
  return { root, files: [...files].sort(), findFile, problems };
}

/** Lists everything in a folder, even hidden files, with paths relative to `root`. */
export async function entriesIn(root: string): Promise<{ path: string; entry: Dirent }[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const withSlashes = (path: string) => path.replaceAll(sep, "/");
  return entries.map((entry) => ({
    entry,
    path: relative(withSlashes(root), join(withSlashes(entry.parentPath), entry.name)),
  }));
}

/** Returns the sorted names of the folders that contain files. */
export function foldersIn({ files }: ContentFolder, parent: string): string[] {
  const pathsInside = files.filter((path) => path.startsWith(`${parent}/`));
  const names = pathsInside.map((path) => path.slice(parent.length + 1).split("/"));
  return [...new Set(names.flatMap(([folder = "", ...rest]) => (rest.length > 0 ? folder : [])))].sort();
}

/** Lists the paths of the résumés, also of misplaced ones in subfolders. */
export function resumesIn({ files }: ContentFolder): string[] {
  return files.filter((path) => path.startsWith(`${RESUME_FOLDER}/`));
}

async function leadsToFile(path: string, inside: string): Promise<boolean> {
  const target = await realpath(path).catch(() => "");
  return target.startsWith(inside) && (await stat(target)).isFile();
}
