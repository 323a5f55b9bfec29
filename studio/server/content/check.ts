import type { Content } from "#app/content/types.ts";
import { paths } from "../../../files/paths.ts";
import { filesIn } from "../../../files/read-once.ts";
import { checkSource } from "../../../pipeline/check/check-content.ts";
import { type ContentReport, readContent } from "../../../pipeline/load-content.ts";
import { readSource } from "../../../pipeline/read/content-files.ts";
import type { Problem } from "../../../pipeline/read/problem.ts";
import type { Edit } from "./store.ts";

/** Returns the problems of a single file, without checking media and locked files. */
export async function problemsIn(file: string, text: string, content: Content): Promise<Problem[]> {
  const source = readSource(paths.content, file, text);
  if (!source) return [];
  const problems = await checkSource(source, {
    findFile: filesIn(paths.content),
    studies: content.caseStudies.map(({ slug }) => slug),
    publicStudies: content.caseStudies.filter(({ access }) => access === "public").map(({ slug }) => slug),
    heroes: new Map(content.caseStudies.map(({ slug, hero }) => [slug, hero])),
    pages: content.pages.map(({ slug }) => slug),
    cardTypes: content.profile.types,
  });
  // The build would only warn about a text without its placeholder, and show another text.
  return [...problems, ...source.unused];
}

export async function problemsWith(edits: readonly Edit[]): Promise<Problem[]> {
  return (await reportWith(edits)).problems;
}

/** Returns the problems and warnings that content/ would have with these edits. */
export function reportWith(edits: readonly Edit[]): Promise<ContentReport> {
  const unwritten = new Map(edits.map(({ file, bytes }) => [file, bytes && Buffer.from(bytes)]));
  return readContent(paths.content, { unwritten });
}

export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const knownProblems = new Set(before.map(({ file, field, message }) => [file, field, message].join("\n")));
  return after.filter(({ file, field, message }) => !knownProblems.has([file, field, message].join("\n")));
}
