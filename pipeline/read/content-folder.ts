import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { sep } from "node:path";
import { basename, dirname, join, relative } from "node:path/posix";
import { isSiteFile } from "../../files/site-file.ts";
import { type Problem, wholeFileProblem } from "./problem.ts";

const IRREGULAR_FILE =
  "is a link to a folder, a missing file or a place outside content/: replace it with the file";

/** Invitations choose from the PDFs in this folder of content/. */
export const RESUME_FOLDER = "resumes";

/** Lists the files and folders of content/ as sorted paths with slashes, relative to `root`. */
export interface ContentFolder {
  root: string;
  files: string[];
  folders: string[];
  /** Reports links to folders, links out of content/, pipes and devices. Reading a pipe would never end. */
  problems: Problem[];
}

/** Lists content/, but does not follow links to folders. Skips hidden and incomplete files. */
export async function listContentFolder(root: string): Promise<ContentFolder> {
  const rootPrefix = (await realpath(root).catch(() => root)) + sep;
  const entries = await entriesIn(root).catch(() => []);
  const folder: ContentFolder = { root, files: [], folders: [], problems: [] };
  for (const { path, entry } of entries) {
    if (!isSiteFile(path)) continue;
    const isRegular = entry.isFile() || entry.isDirectory();
    if (!isRegular && !(await leadsToFile(join(root, path), rootPrefix)))
      folder.problems.push(wholeFileProblem(join(root, path), IRREGULAR_FILE));
    else (entry.isDirectory() ? folder.folders : folder.files).push(path);
  }
  folder.files.sort();
  folder.folders.sort();
  return folder;
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

export function foldersIn({ folders }: ContentFolder, parent: string): string[] {
  return folders.filter((path) => dirname(path) === parent).map((path) => basename(path));
}

/** Lists the paths of the résumés, also of misplaced ones in subfolders. */
export function resumesIn({ files }: ContentFolder): string[] {
  return files.filter((path) => path.startsWith(`${RESUME_FOLDER}/`));
}

async function leadsToFile(path: string, inside: string): Promise<boolean> {
  const target = await realpath(path).catch(() => "");
  return target.startsWith(inside) && (await stat(target)).isFile();
}
