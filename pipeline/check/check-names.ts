import { basename, dirname, join } from "node:path/posix";
import { isReserved } from "#app/site-map.ts";
import { kindOfFile, pageFiles } from "../read/content-files.ts";
import { type ContentFolder, foldersIn } from "../read/content-folder.ts";
import { type Problem, wholeFileProblem } from "../read/problem.ts";
import { foldName, likelyName } from "../read/suggestion.ts";

const STRAY_FILE =
  "no page uses this file: move it out of content/, or make it a page (case-studies/name/case-study.yaml or pages/name/page.yaml)";

export function checkNames(folder: ContentFolder): Problem[] {
  const problemIn = (path: string, message: string | null) =>
    message ? [wholeFileProblem(join(folder.root, path), message)] : [];
  return [
    ...folder.files.flatMap((path) => problemIn(path, isStrayFile(path, folder) ? STRAY_FILE : null)),
    ...pageFiles(folder).flatMap((path) => problemIn(path, slugProblem(path, folder))),
  ];
}

/** Finds a file that probably should have this path, such as "Case_Study.yml.txt" for case-study.yaml. */
export function findMisnamedFile({ files }: ContentFolder, path: string): string | null {
  const siblings = files.filter((file) => file !== path && dirname(file) === dirname(path));
  const namesByStem = new Map(siblings.map((file) => [stemOf(file), basename(file)]));
  return namesByStem.get(likelyName(stemOf(path), [...namesByStem.keys()]) ?? "") ?? null;
}

function isStrayFile(path: string, { files }: ContentFolder): boolean {
  const folder = dirname(path);
  if (!/\.ya?ml(\.txt)?$/i.test(path) || folder === "." || kindOfFile(path)) return false;
  if (!["case-studies", "pages"].includes(dirname(folder))) return true;
  // findMisnamedFile() already reports a page folder's only YAML file if its name is wrong.
  return files.some((file) => dirname(file) === folder && kindOfFile(file));
}

function slugProblem(path: string, folder: ContentFolder): string | null {
  const [parent, slug = ""] = path.split("/");
  if (!/^[a-z0-9-]+$/.test(slug))
    return `the folder "${slug}" becomes the address: use only lowercase letters, digits and hyphens`;
  if (isReserved(slug)) return `the site needs the address /${slug}: rename the folder`;
  const isSlugTaken = parent === "pages" && foldersIn(folder, "case-studies").includes(slug);
  return isSlugTaken ? `a case study is named ${slug}, too: rename one folder` : null;
}

function stemOf(path: string): string {
  return foldName(basename(path))
    .replace(/(\.ya?ml)?(\.txt)?$/, "")
    .replaceAll(/[\s_-]/g, "");
}
