import { basename, dirname, join } from "node:path/posix";
import { RESERVED_SLUGS } from "#app/site-map.ts";
import { kindOfFile } from "../read/content-files.ts";
import { type ContentFolder, foldersIn, namesIn } from "../read/content-folder.ts";
import { type Problem, wholeFile } from "../read/problem.ts";
import { fold, likelyName } from "../read/suggestion.ts";

export function checkNames(folder: ContentFolder): Problem[] {
  const studies = foldersIn(folder, "case-studies");
  const pages = foldersIn(folder, "pages");
  const problemIn = (path: string, message: string) => wholeFile(join(folder.root, path), message);
  const misspelled = folder.folders.includes("case-studies") ? null : misnamedAs(folder, "case-studies");
  return [
    ...(misspelled ? [problemIn(misspelled, "rename this folder to case-studies")] : []),
    ...folder.files
      .filter((path) => isStray(path, folder) && !(misspelled && path.startsWith(`${misspelled}/`)))
      .map((path) => problemIn(path, STRAY)),
    ...[
      ...studies.map((slug) => [slug, `case-studies/${slug}/case-study.yaml`] as const),
      ...pages.map((slug) => [slug, `pages/${slug}/page.yaml`] as const),
    ].flatMap(([slug, path]) => {
      const message = slugProblem(slug);
      return message ? [problemIn(path, message)] : [];
    }),
    ...pages
      .filter((slug) => studies.includes(slug))
      .map((slug) =>
        problemIn(`pages/${slug}/page.yaml`, `a case study is named ${slug}, too: rename one folder`),
      ),
  ];
}

/** Finds a file or folder that was probably meant to have this path, as "Case_Study.yml.txt" for case-study.yaml. */
export function misnamedAs(folder: ContentFolder, path: string): string | null {
  const name = basename(path);
  const others = namesIn(folder, dirname(path)).filter((other) => other !== name);
  const byStem = new Map(others.map((other) => [stemOf(other), other]));
  return byStem.get(likelyName(stemOf(name), [...byStem.keys()]) ?? "") ?? null;
}

const STRAY =
  "no page uses this file: move it out of content/, or make it a page (case-studies/name/case-study.yaml or pages/name/page.yaml)";

function isStray(path: string, { files }: ContentFolder): boolean {
  const folder = dirname(path);
  if (!/\.ya?ml(\.txt)?$/i.test(path) || folder === "." || kindOfFile(path)) return false;
  const parent = dirname(folder);
  if (parent !== "case-studies" && parent !== "pages") return true;
  // Otherwise the file is reported with the name that it should have.
  return files.some((other) => dirname(other) === folder && kindOfFile(other));
}

function slugProblem(slug: string): string | null {
  if (/^[a-z0-9-]+$/.test(slug))
    return RESERVED_SLUGS.includes(slug) ? `the site needs the address /${slug}: rename the folder` : null;
  const better = slug
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const rule = `the folder "${slug}" becomes the address: use only lowercase letters, digits and hyphens`;
  return `${rule}, such as "${better || "my-study"}"`;
}

function stemOf(name: string): string {
  return fold(name)
    .replace(/(\.ya?ml)?(\.txt)?$/, "")
    .replaceAll(/[\s_-]/g, "");
}
