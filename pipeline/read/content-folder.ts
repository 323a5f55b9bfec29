import { readdir, realpath, stat } from "node:fs/promises";
import { sep } from "node:path";
import { basename, dirname, join, relative } from "node:path/posix";
import { type Problem, wholeFile } from "./problem.ts";

/** The files and folders of content/, as sorted paths with slashes, relative to `root`. */
export interface ContentFolder {
  root: string;
  files: string[];
  folders: string[];
  /** Links out of the folder, links to folders, pipes and devices. Reading some of these never ends. */
  problems: Problem[];
}

/** Lists content/ without following links to folders. Skips names that begin with a dot. */
export async function listContentFolder(root: string): Promise<ContentFolder> {
  const inside = (await realpath(root).catch(() => root)) + sep;
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const folder: ContentFolder = { root, files: [], folders: [], problems: [] };
  for (const entry of entries) {
    const path = relative(root, join(entry.parentPath.replaceAll(sep, "/"), entry.name));
    if (/(^|\/)\./.test(path)) continue;
    const isRegular = entry.isFile() || entry.isDirectory();
    const message = isRegular ? null : await irregularity(join(root, path), inside);
    if (message) folder.problems.push(wholeFile(join(root, path), message));
    else (entry.isDirectory() ? folder.folders : folder.files).push(path);
  }
  folder.files.sort();
  folder.folders.sort();
  return folder;
}

export function foldersIn({ folders }: ContentFolder, parent: string): string[] {
  return folders.filter((path) => dirname(path) === parent).map((path) => basename(path));
}

async function irregularity(path: string, inside: string): Promise<string | null> {
  const target = await realpath(path).catch(() => null);
  if (target === null) return "is a link to a missing file: replace the link with the file";
  if (!target.startsWith(inside))
    return "is a link to a place outside this folder: replace the link with the file";
  return (await stat(target)).isFile() ? null : "is not a regular file: replace it with a file or a folder";
}
