import { existsSync, lstatSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { listFiles } from "../../files/list-files.ts";
import { paths } from "../../files/paths.ts";
import { hashOfProjectFile, RELEASE_LIST, type ReleaseList } from "./release-list.ts";

/** These files and folders belong to the owner in every version. */
export const OWN_FOLDERS = [paths.content, ".env", paths.state, ".git"];

/** Packages and generated files, which each version creates again. */
const GENERATED =
  /(^|\/)node_modules$|\.(part|tsbuildinfo)$|^(build|\.content|\.react-router|\.sites|test-results|playwright-report|screenshots|public\/(favicon\.\w+|apple-touch-icon\.png))$/;

/** Finds out which files of an old folder are the owner's. @param oldList is null for a version before 1.0.0 */
export function compareFolders(oldFolder: string, oldList: ReleaseList | null, newList: ReleaseList) {
  const oldFiles = projectFiles(oldFolder);
  const isNew = (file: string) => file in newList.files || file === RELEASE_LIST;
  if (!oldList) {
    const own = oldFiles.filter((file) => !isNew(file) || file.startsWith(`${paths.public}/`));
    return { own, changed: [], conflicting: [], deletedFolders: [], retired: [] };
  }
  const isListed = (file: string) => file in oldList.files || file === RELEASE_LIST;
  const listed = Object.keys(oldList.files).filter(isOutsideOwnFolders);
  const remainingFolders = new Set(oldFiles.flatMap(foldersOf));
  const isSame = (file: string) =>
    lstatSync(join(oldFolder, file)).isFile() &&
    hashOfProjectFile(join(oldFolder, file)) === oldList.files[file];
  return {
    own: oldFiles.filter((file) => !isListed(file) && !isNew(file)),
    /** Files of the project that the owner has changed. */
    changed: oldFiles.filter((file) => file in oldList.files && !isSame(file)),
    /** The owner's files at a path that the new version needs. */
    conflicting: oldFiles.filter((file) => !isListed(file) && isNew(file)),
    /** Folders of the project in which the owner has deleted every file. */
    deletedFolders: [...new Set(listed.flatMap(foldersOf))].filter((folder) => !remainingFolders.has(folder)),
    /** Files of the project that only the old version has. */
    retired: listed.filter((file) => !isNew(file)),
  };
}

export function isOutsideOwnFolders(file: string): boolean {
  return !OWN_FOLDERS.includes(file.split("/")[0] ?? "");
}

/** Lists the files and links below a folder, without generated files and the owner's folders. */
function projectFiles(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (GENERATED.test(path) || !isOutsideOwnFolders(path)) return [];
    return entry.isDirectory() ? projectFiles(root, path) : [path];
  });
}

/** Returns all folders around a file, such as "app" and "app/ui". */
function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? [] : [...foldersOf(folder), folder];
}

/** Returns true if a folder contains files of an owner, and not only a new version with the content of the sample. */
export function isInUse(folder: string, { files }: ReleaseList): boolean {
  const others = OWN_FOLDERS.filter((name) => name !== paths.content);
  if (others.some((name) => existsSync(join(folder, name)))) return true;
  const content = listFiles(join(folder, paths.content)).map((file) => join(paths.content, file));
  return content.some((file) => hashOfProjectFile(join(folder, file)) !== files[file]);
}
