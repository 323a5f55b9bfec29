import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { type InterfaceFile, interfaceSchema } from "#app/content/interface-schema.ts";
import {
  type CardFile,
  type CaseStudyFile,
  caseStudySchema,
  type ProfileFile,
  profileSchema,
  projectsSchema,
} from "#app/content/schema.ts";
import type { Redirect } from "#app/content/types.ts";
import { checkCardTypes } from "./checks/check-card-types.ts";
import { checkLooseStudies, isNamedSo, misnamed, wholeFile } from "./checks/check-files.ts";
import { checkLockedFiles, type ReadFile } from "./checks/check-locked-files.ts";
import { checkMedia } from "./checks/check-media.ts";
import { checkLinks, checkSlug } from "./checks/check-rules.ts";
import { checkSymlinks } from "./checks/check-symlinks.ts";
import { checkTexts } from "./checks/check-texts.ts";
import { checkRedirects, redirectsSchema } from "./checks/redirects.ts";
import { isRecord } from "./yaml/is-record.ts";
import { readText } from "./yaml/read-text.ts";
import { formatProblem, type Problem, readYaml, type YamlFile } from "./yaml/yaml-file.ts";

const STUDY = "case-study.yaml";
const REDIRECTS = "redirects.yaml";
const WORDS = "interface.yaml";
/** Files that need not be there. */
const OPTIONAL = [REDIRECTS, WORDS];

type Check = (file: YamlFile) => Problem[];

export interface ContentFiles {
  profile: ProfileFile;
  words: InterfaceFile;
  cards: CardFile[];
  caseStudies: (CaseStudyFile & { slug: string })[];
  redirects: Redirect[];
}

export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
    super(`${count} in the content:\n${problems.map(formatProblem).join("\n")}`);
    this.problems = problems;
  }
}

/** @throws ContentError with all mistakes of all files */
export async function loadContent(root = "content"): Promise<ContentFiles> {
  const problems: Problem[] = await checkSymlinks(root);
  const files: ReadFile[] = [];

  async function read<T extends z.ZodType>(folder: string, name: string, schema: T, check?: Check) {
    const path = join(folder, name);
    const { text, problem } = await textOf(folder, name);
    const file = readYaml(path, text ?? "");
    if (problem) problems.push(problem);
    if (text === null) return null;
    files.push({ file, schema, folder });
    const { value, problems: found } = file.check(schema);
    const isEmpty = file.problems.length === 0 && file.data === null && found.length > 0;
    if (isEmpty) problems.push(wholeFile(path, "is empty: copy this file from the sample and change it"));
    // Those that know more come first: of two about one field the first is told.
    else
      problems.push(
        ...(check?.(file) ?? []),
        ...checkTexts(file, schema, slugs),
        ...(await checkMedia(file, schema, folder)),
        ...found,
      );
    return value;
  }

  const studies = join(root, "case-studies");
  const slugs = await studyFolders(studies);
  if (!(await isNamedSo(root, "case-studies"))) problems.push(...(await misnamedFolder(root)));
  problems.push(...(await checkLooseStudies(studies)));

  let types: unknown;
  const profile = await read(root, "profile.yaml", profileSchema, (file) => {
    types = isRecord(file.data) ? file.data.types : undefined;
    return [];
  });
  const words = await read(root, WORDS, interfaceSchema);
  const projects = await read(root, "projects.yaml", projectsSchema, (file) => [
    ...checkLinks(file, slugs),
    ...checkCardTypes(file, types),
  ]);
  const redirects = await read(root, REDIRECTS, redirectsSchema, (file) => checkRedirects(file, slugs));

  const caseStudies: ContentFiles["caseStudies"] = [];
  for (const slug of slugs) {
    problems.push(...checkSlug(join(studies, slug, STUDY), slug));
    const study = await read(join(studies, slug), STUDY, caseStudySchema);
    if (study) caseStudies.push({ ...study, slug });
  }

  problems.push(...(await checkLockedFiles(root, files)));

  if (problems.length > 0 || !profile || !projects) throw new ContentError(unique(problems));
  return {
    profile,
    words: words ?? interfaceSchema.parse({}),
    cards: projects.cards,
    caseStudies,
    redirects: redirects ?? [],
  };
}

/** No text for a file that is missing or cannot be read as text; no problem for one that need not be there. */
async function textOf(
  folder: string,
  name: string,
): Promise<{ text: string | null; problem: Problem | null }> {
  const path = join(folder, name);
  const problem = (message: string) => ({ text: null, problem: wholeFile(path, message) });
  if (await isNamedSo(folder, name)) {
    const { text, mistake } = await readText(path);
    return mistake ? { text: null, problem: { file: path, field: "", ...mistake } } : { text, problem: null };
  }
  const other = await misnamed(folder, name);
  if (other) return problem(`is called "${other}" here: rename it`);
  if (OPTIONAL.includes(name)) return { text: null, problem: null };
  return problem(
    name === STUDY ? "is missing: create this file, or remove its folder" : "is missing: create this file",
  );
}

async function misnamedFolder(root: string): Promise<Problem[]> {
  const other = await misnamed(root, "case-studies");
  return other ? [wholeFile(join(root, other), "rename this folder to case-studies")] : [];
}

async function studyFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .sort();
}

function unique(problems: Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, line, column, field } = problem;
    const place = [file, line, column, field].join(":");
    if (!seen.has(place)) seen.set(place, problem);
  }
  return [...seen.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
