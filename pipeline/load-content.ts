import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import {
  type CardFile,
  type CaseStudyFile,
  caseStudySchema,
  type ProfileFile,
  profileSchema,
  projectsSchema,
} from "#app/content/schema.ts";
import { checkMedia } from "./check-media.ts";
import { checkLinks, checkPublicKinds, checkSlug } from "./check-rules.ts";
import { formatProblem, type Problem, readYaml } from "./yaml-file.ts";

export interface ContentFiles {
  profile: ProfileFile;
  cards: CardFile[];
  caseStudies: (CaseStudyFile & { slug: string })[];
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
  const problems: Problem[] = [];

  async function read<T extends z.ZodType>(folder: string, name: string, schema: T) {
    const path = join(folder, name);
    const text = await readFile(path, "utf8").catch(() => null);
    const file = readYaml(path, text ?? "");
    if (text === null) {
      problems.push(file.problemAt([], "is missing: create this file"));
      return { file, value: null };
    }
    const { value, problems: found } = file.check(schema);
    problems.push(...found, ...(await checkMedia(file, schema, folder)));
    return { file, value };
  }

  const { value: profile } = await read(root, "profile.yaml", profileSchema);
  const { value: projects, file: projectsFile } = await read(root, "projects.yaml", projectsSchema);

  const caseStudies: ContentFiles["caseStudies"] = [];
  const slugs = await studyFolders(join(root, "case-studies"));
  for (const slug of slugs) {
    const folder = join(root, "case-studies", slug);
    const { value, file } = await read(folder, "case-study.yaml", caseStudySchema);
    problems.push(...checkSlug(file, slug), ...checkPublicKinds(file));
    if (value) caseStudies.push({ ...value, slug });
  }
  problems.push(...checkLinks(projectsFile, slugs));

  if (problems.length > 0 || !profile || !projects) throw new ContentError(unique(problems));
  return { profile, cards: projects.cards, caseStudies };
}

async function studyFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .sort();
}

function unique(problems: Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...seen.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
