import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { type InterfaceFile, interfaceSchema } from "#app/content/interface-schema.ts";
import {
  type CardFile,
  type CaseStudyFile,
  caseStudySchema,
  type PageFile,
  type ProfileFile,
  pageSchema,
  profileSchema,
  projectsSchema,
} from "#app/content/schema.ts";
import { type ThemeFile, themeSchema } from "#app/content/theme-schema.ts";
import type { Redirect } from "#app/content/types.ts";
import { checkCards, checkFoot } from "../check/check-cards.ts";
import { checkLockedFiles, type ReadFile } from "../check/check-locked-files.ts";
import { checkMedia } from "../check/check-media.ts";
import { checkNames, isNamedSo, misnamed } from "../check/check-names.ts";
import { checkTexts } from "../check/check-texts.ts";
import { checkLook, checkTheme } from "../check/check-theme.ts";
import { checkUnnamedFiles, notesOnUnnamed } from "../check/check-unnamed-files.ts";
import { noteOnCard, notesOn } from "../check/notes.ts";
import { checkRedirects, redirectsSchema } from "../check/redirects.ts";
import { isRecord } from "./content-fields.ts";
import { formatProblem, type Problem, wholeFile } from "./problem.ts";
import { readText } from "./read-text.ts";
import { readYaml, type YamlFile } from "./yaml-file.ts";

const STUDY = "case-study.yaml";
const PAGE = "page.yaml";
const REDIRECTS = "redirects.yaml";
const WORDS = "interface.yaml";
const THEME = "theme.yaml";
/** Files that need not be there. */
const OPTIONAL = [REDIRECTS, WORDS, THEME];

export interface ContentFiles {
  profile: ProfileFile;
  words: InterfaceFile;
  theme: ThemeFile;
  cards: CardFile[];
  caseStudies: (CaseStudyFile & { slug: string })[];
  pages: (PageFile & { slug: string })[];
  redirects: Redirect[];
  /** What may be meant so, and is no problem. */
  notes: Problem[];
}

export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: Problem[];
  /** What can be shown meanwhile, unless a file is wrong that the site cannot be without. */
  readonly meanwhile: ContentFiles | null;

  constructor(problems: Problem[], meanwhile: ContentFiles | null) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    super(`${count} in the content:\n${problems.map(formatProblem).join("\n")}`);
    this.problems = problems;
    this.meanwhile = meanwhile;
  }
}

/**
 * @param sound what each file said when it had no problem, by its path; kept from one call to the next, it stands in for
 *   files that have one
 * @throws ContentError with all problems of all files
 */
export async function loadContent(
  root = "content",
  sound = new Map<string, unknown>(),
): Promise<ContentFiles> {
  const studies = join(root, "case-studies");
  const slugs = await foldersIn(studies);
  const ownPages = join(root, "pages");
  const pageSlugs = await foldersIn(ownPages);
  const allSlugs = [...pageSlugs, ...slugs];
  const problems: Problem[] = await checkNames(root, slugs, pageSlugs);
  const files: ReadFile[] = [];

  async function read<T extends z.ZodType>(
    folder: string,
    name: string,
    schema: T,
    check?: (file: YamlFile) => Problem[] | Promise<Problem[]>,
  ): Promise<z.output<T> | null> {
    const path = join(folder, name);
    const before = (sound.get(path) ?? null) as z.output<T> | null;
    const text = await textOf(folder, name);
    if (typeof text !== "string") {
      if (text) problems.push(text);
      return text && before;
    }
    const file = readYaml(path, text);
    // All of it taken out, or behind #.
    if (OPTIONAL.includes(name) && file.problems.length === 0 && file.data === null) return null;
    files.push({ file, schema, folder });
    const { value, problems: found } = file.check(schema);
    const isEmpty = file.problems.length === 0 && file.data === null && found.length > 0;
    // Those that know more come first: of two about one field the first is told.
    const told = isEmpty
      ? [wholeFile(path, "is empty: copy this file from the sample and change it")]
      : [
          ...((await check?.(file)) ?? []),
          ...checkTexts(file, schema, allSlugs),
          ...(await checkMedia(file, schema, folder)),
          ...found,
        ];
    problems.push(...told);
    if (told.length > 0) return before;
    sound.set(path, value);
    return value;
  }

  let types: unknown = null;
  const profile = await read(root, "profile.yaml", profileSchema, (file) => {
    if (isRecord(file.data)) types = file.data.types ?? [];
    return checkFoot(file, pageSlugs);
  });
  const words = await read(root, WORDS, interfaceSchema);
  let themeFile: YamlFile | undefined;
  const theme = await read(root, THEME, themeSchema, (file) => {
    themeFile = file;
    return checkTheme(file, root);
  });
  const projects = await read(root, "projects.yaml", projectsSchema, (file) =>
    checkCards(file, allSlugs, types),
  );
  const redirects = await read(root, REDIRECTS, redirectsSchema, (file) => checkRedirects(file, allSlugs));
  const caseStudies: ContentFiles["caseStudies"] = [];
  for (const slug of slugs) {
    const study = await read(join(studies, slug), STUDY, caseStudySchema);
    if (study) caseStudies.push({ ...study, slug });
  }
  const pages: ContentFiles["pages"] = [];
  for (const slug of pageSlugs) {
    const page = await read(join(ownPages, slug), PAGE, pageSchema);
    if (page) pages.push({ ...page, slug });
  }
  const folders = [
    ...slugs.map((slug) => join(studies, slug)),
    ...pageSlugs.map((slug) => join(ownPages, slug)),
  ];

  problems.push(...(await checkUnnamedFiles(root, folders)), ...(await checkLockedFiles(root, files)));
  const content = profile &&
    projects && {
      profile,
      words: words ?? interfaceSchema.parse({}),
      theme: theme ?? themeSchema.parse({}),
      cards: projects.cards,
      caseStudies,
      pages,
      redirects: redirects ?? [],
      notes: [] as Problem[],
    };
  const look = themeFile && theme && content ? await checkLook(themeFile, content, root) : undefined;
  problems.push(...(look?.problems ?? []));
  if (problems.length > 0 || !content) throw new ContentError(unique(problems), content);
  for (const folder of [root, ...folders]) content.notes.push(...(await notesOnUnnamed(folder)));
  content.notes.push(...(look?.notes ?? []));
  const links = content.cards.map(({ link }) => link);
  for (const read of files) {
    content.notes.push(...(await notesOn(read, content.theme.layout)));
    const slug = slugs.find((slug) => read.folder === join(studies, slug));
    if (slug) content.notes.push(...noteOnCard(read, slug, links));
  }
  return content;
}

/** A problem in place of the text of a file that is missing or cannot be read; null for one that need not be there. */
async function textOf(folder: string, name: string): Promise<string | Problem | null> {
  const path = join(folder, name);
  if (await isNamedSo(folder, name)) return readText(path);
  const other = await misnamed(folder, name);
  if (other) return wholeFile(path, `is called "${other}" here: rename it`);
  if (OPTIONAL.includes(name)) return null;
  return wholeFile(
    path,
    `is missing: create this file${[STUDY, PAGE].includes(name) ? ", or remove its folder" : ""}`,
  );
}

async function foldersIn(folder: string): Promise<string[]> {
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
