import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { isRecord, mediaFields } from "../read/content-fields.ts";
import type { SourceFile } from "../read/content-files.ts";
import type { ContentFolder } from "../read/content-folder.ts";
import { type Path, type Problem, wholeFileProblem } from "../read/problem.ts";
import { iconAndShareImages } from "./icon-and-share-images.ts";

/** A larger number means fewer people: everyone, visitors with the passcode, and invited people. */
type Audience = 0 | 1 | 2;

const SEEN_HERE = ["this file is public here", "visitors with the passcode see this file here"];

interface UsedFile {
  /** The path is relative to content/. */
  path: string;
  audience: Audience;
  problem: (message: string) => Problem;
}

/** Invitations choose from the PDFs in this folder of content/. */
export const RESUME_FOLDER = "resumes";

/** Everyone can see the listed parts of a study behind the passcode (see SECURITY.md). */
const PUBLIC_STUDY_PARTS = ["role", "team", "outcome", "summary", "hero"];

export function isPublicField(access: unknown, [part, field]: Path): boolean {
  if (access === "public") return true;
  return access !== "invited" && PUBLIC_STUDY_PARTS.includes(String(part)) && field !== "link";
}

/** Reports files that more people can see in another place. Compares contents, because a copy can have another name. */
export async function checkLockedFiles(folder: ContentFolder, sources: SourceFile[]): Promise<Problem[]> {
  const resumes = folder.files.filter((path) => dirname(path) === RESUME_FOLDER);
  const usedFiles = [
    ...sources.flatMap(filesInFields),
    ...iconAndShareImages(folder).map((path) => wholeFile(folder, path, 0)),
    ...resumes.map((path) => wholeFile(folder, path, 2)),
  ];
  const hashes = new Map<string, string>();
  for (const path of new Set(usedFiles.map(({ path }) => path))) {
    if (folder.files.includes(path))
      hashes.set(path, hash("sha256", await readFile(join(folder.root, path))));
  }
  // The last use with a hash has the smallest audience.
  const sortedFiles = usedFiles.toSorted((a, b) => a.audience - b.audience);
  const lockedFieldsByHash = new Map(sortedFiles.map((file) => [hashes.get(file.path), file]));
  return usedFiles.flatMap(({ path, audience, problem }) => {
    const lockedField = hashes.has(path) ? lockedFieldsByHash.get(hashes.get(path)) : undefined;
    if (!lockedField || lockedField.audience === audience) return [];
    const { file, line, field } = lockedField.problem("");
    const fieldPosition = field ? `${field} in ${file}:${line}` : file;
    return [problem(`${SEEN_HERE[audience]}, but locked in ${fieldPosition}: use another file`)];
  });
}

function filesInFields({ path, kind, schema, yaml }: SourceFile): UsedFile[] {
  const access = isRecord(yaml.data) ? yaml.data.access : undefined;
  return mediaFields(schema, yaml.data).map((field) => ({
    path: join(dirname(path), field.value.trim()),
    audience: kind !== "case-study" || isPublicField(access, field.path) ? 0 : access === "invited" ? 2 : 1,
    problem: (message) => yaml.problemAt(field.path, message),
  }));
}

function wholeFile({ root }: ContentFolder, path: string, audience: Audience): UsedFile {
  return { path, audience, problem: (message) => wholeFileProblem(join(root, path), message) };
}
