import { readdir, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { RESERVED_SLUGS } from "#app/site-map.ts";
import { listFiles } from "../../list-files.ts";
import { fold, nearest } from "../read/nearest.ts";
import { type Problem, wholeFile } from "../read/problem.ts";

const STUDY = "case-study.yaml";
const PAGE = "page.yaml";
/** Of files that a study or a page is made of. */
const PLACES = /^(case-studies\/[^/]+\/case-study|pages\/[^/]+\/page)\.yaml$/;

/** What stands in the wrong place of content/, or is called what no address can be called. */
export async function checkNames(root: string, slugs: string[], pages: string[]): Promise<Problem[]> {
  const studies = join(root, "case-studies");
  const ownPages = join(root, "pages");
  return [
    ...(await checkSymlinks(root)),
    ...(await checkStudyFolder(root)),
    ...(await checkLoose(studies, "the study's address, as case-study.yaml")),
    ...(await checkLoose(ownPages, "the page's address, as page.yaml")),
    // Without studies their folder itself may be called otherwise.
    ...(slugs.length > 0 ? checkStrays(root, slugs) : []),
    ...slugs.flatMap((slug) => checkSlug(join(studies, slug, STUDY), slug)),
    ...pages.flatMap((slug) => checkSlug(join(ownPages, slug, PAGE), slug)),
    ...pages
      .filter((slug) => slugs.includes(slug))
      .map((slug) =>
        wholeFile(join(ownPages, slug, PAGE), `a case study is called ${slug}, too: rename one folder`),
      ),
  ];
}

/** By the folder's list, not by opening it: on a Mac or on Windows "Profile.yaml" opens as "profile.yaml" too. */
export async function isNamedSo(folder: string, name: string): Promise<boolean> {
  return (await namesIn(folder)).includes(name);
}

/** What is there instead of `name` and was probably meant to be it. */
export async function misnamed(folder: string, name: string): Promise<string | null> {
  const names = await namesIn(folder);
  const stems = new Map(names.filter((other) => other !== name).map((other) => [stemOf(other), other]));
  return stems.get(nearest(stemOf(name), [...stems.keys()]) ?? "") ?? null;
}

/** What a link shows may change, or be of another's, without a change in content/. */
async function checkSymlinks(root: string): Promise<Problem[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const problems: Problem[] = [];
  for (const entry of entries) {
    if (!entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const end = await realpath(path).catch(() => null);
    if (end?.startsWith((await realpath(root)) + sep)) continue;
    const leads = end === null ? "nowhere" : `out of ${root}`;
    problems.push(wholeFile(path, `is a link that leads ${leads}: put the file or folder itself here`));
  }
  return problems;
}

async function checkStudyFolder(root: string): Promise<Problem[]> {
  if (await isNamedSo(root, "case-studies")) return [];
  const other = await misnamed(root, "case-studies");
  return other ? [wholeFile(join(root, other), "rename this folder to case-studies")] : [];
}

/** Studies and pages have a folder each: a file beside these folders is read by nobody. */
async function checkLoose(folder: string, place: string): Promise<Problem[]> {
  const loose = (await namesIn(folder)).filter((name) => /\.ya?ml(\.txt)?$/i.test(name));
  const message = `put it in a folder of its own, called like ${place}`;
  return loose.map((name) => wholeFile(join(folder, name), message));
}

/** YAML that no page is made of, as a copy that was left: it would be taken for what the site says. */
function checkStrays(root: string, slugs: string[]): Problem[] {
  const files = listFiles(root).filter((path) => /\.ya?ml$/i.test(path));
  const studies = slugs.map((slug) => `case-studies/${slug}/`);
  const isStray = (path: string) => {
    const study = studies.find((folder) => path.startsWith(folder));
    // Also of a folder that was not there yet when they were listed.
    if (PLACES.test(path)) return false;
    const isExternal = path.includes("/") && !/^(case-studies|pages)\/[^/]*$/.test(path);
    return study ? path !== study + STUDY && files.includes(study + STUDY) : isExternal;
  };
  const message = "no page is made of this file: take it out of content/, or make a study of it";
  return files.filter(isStray).map((path) => wholeFile(join(root, path), message));
}

function checkSlug(file: string, slug: string): Problem[] {
  if (!/^[a-z0-9-]+$/.test(slug)) {
    const better = slug
      .normalize("NFD")
      .toLowerCase()
      .replaceAll(/\p{M}/gu, "")
      .replaceAll(/[^a-z0-9]+/g, "-");
    const rule = `the folder "${slug}" is the address: use small letters, digits and hyphens only`;
    return [wholeFile(file, `${rule}, such as "${better.replaceAll(/^-|-$/g, "") || "my-study"}"`)];
  }
  if (RESERVED_SLUGS.includes(slug))
    return [wholeFile(file, `the site itself needs /${slug}: rename the folder`)];
  return [];
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** "Case_Study.yml.txt" and "case-study.yaml" have the same. */
function stemOf(name: string): string {
  return fold(name)
    .replace(/(\.ya?ml)?(\.txt)?$/, "")
    .replaceAll(/[\s_-]/g, "");
}
