import { basename, dirname, join } from "node:path/posix";
import { isReserved } from "#app/site-map.ts";
import { expectedFiles, kindOfFile, pageFiles } from "../read/content-files.ts";
import { type ContentFolder, foldersIn } from "../read/content-folder.ts";
import { type Problem, wholeFileProblem } from "../read/problem.ts";
import { foldName, likelyName } from "../read/suggestion.ts";

const STRAY_FILE =
  "no page uses this file: move it out of content/, or make it a page (case-studies/name/case-study.yaml or pages/name/page.yaml)";

/** The build appends endings such as ".html.br", and file systems allow 255 bytes. */
const MAX_SLUG_CHARACTERS = 100;
const COPY_ADVICE =
  "perhaps from a cloud service: copy what is missing into the original, then delete this file";

export function checkNames(folder: ContentFolder): Problem[] {
  const problemIn = (path: string, message: string | null) =>
    message ? [wholeFileProblem(join(folder.root, path), message)] : [];
  return [
    ...folder.files.flatMap((path) => problemIn(path, strayFileProblem(path, folder))),
    ...pageFiles(folder).flatMap((path) => problemIn(path, slugProblem(path, folder))),
  ];
}

/** Finds a file that probably should have this path, such as "Case_Study.yml.txt" for case-study.yaml. */
export function findMisnamedFile({ files }: ContentFolder, path: string): string | null {
  const siblings = files.filter((file) => file !== path && dirname(file) === dirname(path));
  const namesByStem = new Map(siblings.map((file) => [stemOf(file), basename(file)]));
  return namesByStem.get(likelyName(stemOf(path), [...namesByStem.keys()]) ?? "") ?? null;
}

function strayFileProblem(path: string, folder: ContentFolder): string | null {
  if (!/\.ya?ml(\.txt)?$/i.test(path) || kindOfFile(path)) return null;
  const neighbors = expectedFiles(folder).filter((file) => dirname(file) === dirname(path));
  const original = neighbors.find((file) => folder.files.includes(file) && isCopy(path, file));
  if (original) return `looks like a copy of ${basename(original)}, ${COPY_ADVICE}`;
  // loadContent already reports a misnamed file if the file with the correct name is missing.
  const isMisnamed = neighbors.some(
    (file) => !folder.files.includes(file) && findMisnamedFile(folder, file) === basename(path),
  );
  return isMisnamed ? null : STRAY_FILE;
}

/** Recognizes the names that cloud services and file managers give to copies, such as "profile (Ada's conflicted copy).yaml". */
function isCopy(path: string, original: string): boolean {
  return new RegExp(`^${basename(original, ".yaml")}(?!\\p{L})`, "iu").test(basename(path));
}

function slugProblem(path: string, folder: ContentFolder): string | null {
  const [parent, slug = ""] = path.split("/");
  if (!/^[a-z0-9-]+$/.test(slug))
    return `the folder "${slug}" becomes the address: use only lowercase letters, digits and hyphens`;
  if (slug.length > MAX_SLUG_CHARACTERS)
    return `the folder "${slug}" becomes the address: use at most ${MAX_SLUG_CHARACTERS} characters`;
  if (isReserved(slug)) return `the site needs the address /${slug}: rename the folder`;
  const isSlugTaken = parent === "pages" && foldersIn(folder, "case-studies").includes(slug);
  return isSlugTaken ? `a case study is named ${slug}, too: rename one folder` : null;
}

function stemOf(path: string): string {
  return foldName(basename(path))
    .replace(/(\.ya?ml)?(\.txt)?$/, "")
    .replaceAll(/[\s_-]/g, "");
}
