import { basename, join } from "node:path/posix";
import { checkContent } from "../check/check-content.ts";
import { misnamedAs } from "../check/check-names.ts";
import { checkThemeInUse } from "../check/check-theme.ts";
import { findWarnings } from "../check/warnings.ts";
import {
  type ContentFiles,
  type ContentValues,
  contentFrom,
  expectedFiles,
  OPTIONAL_FILES,
  readSource,
  type SourceFile,
} from "./content-files.ts";
import { type ContentFolder, listContentFolder } from "./content-folder.ts";
import { formatProblem, type Problem, wholeFile } from "./problem.ts";
import { readText } from "./read-text.ts";

export interface ContentReport {
  problems: Problem[];
  /** Likely mistakes that do not fail the build. Only content without problems has warnings. */
  warnings: Problem[];
  /** The value of each file; of a file with problems, its earlier value, if there is one. */
  values: ContentValues;
  content: ContentFiles | null;
}

export interface LoadedContent {
  content: ContentFiles;
  warnings: Problem[];
}

export class ContentError extends Error {
  override name = "ContentError";

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    super(`${count} in the content:\n${problems.map(formatProblem).join("\n")}`);
  }
}

/** Reads content that must have no problems. @throws ContentError with all problems of all files */
export async function loadContent(root = "content"): Promise<LoadedContent> {
  const { content, problems, warnings } = await readContent(root);
  if (problems.length > 0 || !content) throw new ContentError(problems);
  return { content, warnings };
}

/** @param earlier values that replace files with problems */
export async function readContent(
  root = "content",
  earlier: ContentValues = new Map(),
): Promise<ContentReport> {
  const folder = await listContentFolder(root);
  if (folder.problems.length > 0)
    return { problems: folder.problems, warnings: [], values: earlier, content: contentFrom(earlier) };
  const { sources, unread } = await readSources(folder);
  const problems = inOrder([...unread, ...(await checkContent(folder, sources))]);
  const values = valuesOf(folder, sources, problems, earlier);
  const content = contentFrom(values);
  if (problems.length > 0 || !content) return { problems, warnings: [], values, content };
  const theme = sources.find(({ kind }) => kind === "theme");
  const inTheme = theme ? await checkThemeInUse(theme.yaml, content, root) : { problems: [], warnings: [] };
  const warnings = [...(await findWarnings(folder, sources, content)), ...inTheme.warnings];
  return { problems: inTheme.problems, warnings, values, content };
}

/** Returns the values with one file's new text, or null if the text has problems. */
export function withText(values: ContentValues, path: string, text: string): ContentValues | null {
  const source = readSource("", path, text);
  return source && source.problems.length === 0 ? new Map([...values, [path, source.value]]) : null;
}

async function readSources(folder: ContentFolder): Promise<{ sources: SourceFile[]; unread: Problem[] }> {
  const read = await Promise.all(expectedFiles(folder).map((path) => readExpected(folder, path)));
  return {
    sources: read.flatMap((result) => (result && "yaml" in result ? [result] : [])),
    unread: read.flatMap((result) => (result && !("yaml" in result) ? [result] : [])),
  };
}

/** Returns null for an optional file that is missing, empty or only comments. */
async function readExpected(folder: ContentFolder, path: string): Promise<SourceFile | Problem | null> {
  const file = join(folder.root, path);
  if (!folder.files.includes(path)) return missingFile(folder, path);
  const text = await readText(file);
  if (typeof text !== "string") return text;
  const source = readSource(folder.root, path, text);
  if (source?.yaml.data !== null) return source;
  const isOptional = OPTIONAL_FILES.includes(path);
  return isOptional ? null : wholeFile(file, "is empty: copy this file from the sample and change it");
}

function missingFile(folder: ContentFolder, path: string): Problem | null {
  const file = join(folder.root, path);
  const other = misnamedAs(folder, path);
  if (other) return wholeFile(file, `the file is named "${other}": rename it to ${basename(path)}`);
  if (OPTIONAL_FILES.includes(path)) return null;
  const orRemove = path.includes("/") ? ", or remove its folder" : "";
  return wholeFile(file, `is missing: create this file${orRemove}`);
}

function valuesOf(
  folder: ContentFolder,
  sources: SourceFile[],
  problems: Problem[],
  earlier: ContentValues,
): ContentValues {
  const bad = new Set(problems.map(({ file }) => file));
  const entries = expectedFiles(folder).map((path): [string, unknown] => {
    if (bad.has(join(folder.root, path))) return [path, earlier.get(path)];
    return [path, sources.find((source) => source.path === path)?.value];
  });
  return new Map(entries.filter(([, value]) => value !== undefined && value !== null));
}

function inOrder(problems: Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
