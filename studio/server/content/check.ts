import { copyFile, link, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Content } from "#app/content/types.ts";
import { paths } from "../../../files/paths.ts";
import { checkSource } from "../../../pipeline/check/check-content.ts";
import { readContent } from "../../../pipeline/load-content.ts";
import { readSource } from "../../../pipeline/read/content-files.ts";
import { listContentFolder } from "../../../pipeline/read/content-folder.ts";
import type { Problem } from "../../../pipeline/read/problem.ts";
import { COPY_PREFIX } from "./leftovers.ts";
import type { Edit } from "./store.ts";

/** Returns the problems of a single file, without checking media and locked files. */
export async function problemsIn(file: string, text: string, content: Content): Promise<Problem[]> {
  const source = readSource(paths.content, file, text);
  if (!source) return [];
  return checkSource(source, {
    root: paths.content,
    studies: content.caseStudies.map(({ slug }) => slug),
    publicStudies: content.caseStudies.filter(({ access }) => access === "public").map(({ slug }) => slug),
    pages: content.pages.map(({ slug }) => slug),
    cardTypes: content.profile.types,
  });
}

export async function problemsWith(edits: readonly Edit[], state: string): Promise<Problem[]> {
  return (await reportWith(edits, state)).problems;
}

/** Returns the problems and warnings that content/ would have with these edits. */
export async function reportWith(
  edits: readonly Edit[],
  state: string,
): Promise<{ problems: Problem[]; warnings: Problem[] }> {
  const editedFiles = new Map(edits.map(({ file, bytes }) => [file, bytes]));
  const copy = await mkdtemp(join(state, COPY_PREFIX));
  try {
    const { files } = await listContentFolder(paths.content);
    for (const file of files.filter((name) => !editedFiles.has(name))) {
      // content/ can contain links to its own files.
      const source = await realpath(join(paths.content, file));
      await mkdir(dirname(join(copy, file)), { recursive: true });
      // Hard links fail if the state folder is on another disk.
      await link(source, join(copy, file)).catch(() => copyFile(source, join(copy, file)));
    }
    for (const [file, bytes] of editedFiles) {
      if (!bytes) continue;
      await mkdir(dirname(join(copy, file)), { recursive: true });
      await writeFile(join(copy, file), bytes);
    }
    const { problems, warnings } = await readContent(copy);
    const inContent = (problem: Problem) => ({
      ...problem,
      file: problem.file.replace(copy, paths.content),
      message: problem.message.replaceAll(copy, paths.content),
    });
    return { problems: problems.map(inContent), warnings: warnings.map(inContent) };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const knownProblems = new Set(before.map(({ file, field, message }) => [file, field, message].join("\n")));
  return after.filter(({ file, field, message }) => !knownProblems.has([file, field, message].join("\n")));
}
