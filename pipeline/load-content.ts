import { basename, join } from "node:path/posix";
import { ExitReason } from "../files/exit-reason.ts";
import { checkContent } from "./check/check-content.ts";
import { findMisnamedFile } from "./check/check-names.ts";
import { findWarnings } from "./check/warnings.ts";
import {
  type ContentFiles,
  type ContentSources,
  contentFrom,
  expectedFiles,
  OPTIONAL_FILES,
  readSource,
  type SourceFile,
} from "./read/content-files.ts";
import { type ContentFolder, listContentFolder, type UnwrittenFiles } from "./read/content-folder.ts";
import { compareByPosition, formatProblem, type Problem, wholeFileProblem } from "./read/problem.ts";
import { readText } from "./read/read-text.ts";

export interface LoadedContent {
  content: ContentFiles;
  /** Warnings report likely mistakes, and do not fail the build. The list is empty if there are problems. */
  warnings: Problem[];
}

export interface ContentReport {
  problems: Problem[];
  /** The list does not contain the warnings about old names. */
  warnings: Problem[];
  /** A file with problems keeps its earlier version, if there is one. */
  sources: ContentSources;
  content: ContentFiles | null;
}

export class ContentError extends ExitReason {
  override name = "ContentError";

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    super(`${count} in the content:\n${problems.map(formatProblem).join("\n")}`);
  }
}

/** Reads the content. @throws ContentError that lists the problems of all files */
export async function loadContent(root: string): Promise<LoadedContent> {
  const { content, problems, warnings, sources } = await readContent(root);
  if (problems.length > 0 || !content) throw new ContentError(problems);
  return { content, warnings: [...oldNameWarnings(sources), ...warnings] };
}

/** Returns the warnings about old names. The studio updates all old names together instead. */
export function oldNameWarnings(sources: ContentSources): Problem[] {
  return [...sources.values()].flatMap(({ oldNames }) => oldNames);
}

interface ReadOptions {
  /** Contains the last valid versions, used for files that have problems. */
  earlier?: ContentSources;
  unwritten?: UnwrittenFiles;
}

export async function readContent(
  root: string,
  { earlier = new Map(), unwritten }: ReadOptions = {},
): Promise<ContentReport> {
  const folder = await listContentFolder(root, unwritten);
  if (folder.problems.length > 0)
    return { problems: folder.problems, warnings: [], sources: earlier, content: contentFrom(earlier) };
  const readResults = await Promise.all(expectedFiles(folder).map((path) => readExpected(folder, path)));
  const files = readResults.flatMap(({ source }) => source ?? []);
  const problems = [
    ...readResults.flatMap(({ problem }) => problem ?? []),
    ...(await checkContent(folder, files)),
  ];
  problems.sort(compareByPosition);
  const sources = validSources(folder, files, problems, earlier);
  const content = contentFrom(sources);
  const isValid = problems.length === 0 && content;
  const warnings = isValid
    ? [...files.flatMap(unusedTextWarnings), ...(await findWarnings(folder, files, content))]
    : [];
  return { problems, warnings, sources, content };
}

/** Returns the sources with one file's new text, or null if the text has problems. */
export function sourcesWithText(sources: ContentSources, path: string, text: string): ContentSources | null {
  const source = readSource("", path, text);
  return source && source.problems.length === 0 ? new Map([...sources, [path, source]]) : null;
}

/** Returns an empty object for an optional file that is empty or contains only comments. */
async function readExpected(
  folder: ContentFolder,
  path: string,
): Promise<{ source?: SourceFile | null; problem?: Problem | null }> {
  const file = join(folder.root, path);
  if (!folder.files.includes(path)) return { problem: missingFile(folder, path) };
  const text = await readText(file, folder.findFile(path));
  if (typeof text !== "string") return { problem: text };
  const source = readSource(folder.root, path, text);
  if (source?.yaml.data !== null) return { source };
  if (OPTIONAL_FILES.includes(path)) return {};
  return { problem: wholeFileProblem(file, "is empty: copy this file from the sample and change it") };
}

function unusedTextWarnings({ unused }: SourceFile): Problem[] {
  const suffix = " (the site does not use this text)";
  return unused.map((problem) => ({ ...problem, message: problem.message + suffix }));
}

function missingFile(folder: ContentFolder, path: string): Problem | null {
  const file = join(folder.root, path);
  const wrongName = findMisnamedFile(folder, path);
  if (wrongName)
    return wholeFileProblem(file, `the file is named "${wrongName}": rename it to ${basename(path)}`);
  if (OPTIONAL_FILES.includes(path)) return null;
  const removalAdvice = path.includes("/") ? ", or remove its folder" : "";
  return wholeFileProblem(file, `is missing: create this file${removalAdvice}`);
}

function validSources(
  folder: ContentFolder,
  files: SourceFile[],
  problems: Problem[],
  earlier: ContentSources,
): ContentSources {
  const entries = expectedFiles(folder).flatMap((path) => {
    const hasProblems = problems.some(({ file }) => file === join(folder.root, path));
    const source = hasProblems ? earlier.get(path) : files.find((candidate) => candidate.path === path);
    return source?.value ? [[path, source] as const] : [];
  });
  return new Map(entries);
}
