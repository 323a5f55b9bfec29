import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { isRecord, mediaFields } from "../read/content-fields.ts";
import type { SourceFile } from "../read/content-files.ts";
import type { ContentFolder } from "../read/content-folder.ts";
import { type Path, type Problem, wholeFileProblem } from "../read/problem.ts";
import { iconAndShareImages } from "./icon-and-share-images.ts";

interface UsedFile {
  /** The path is relative to content/. */
  path: string;
  isPublic: boolean;
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

/** Reports files of locked sections that are also public. Compares contents, because a copy can have another name. */
export async function checkLockedFiles(folder: ContentFolder, sources: SourceFile[]): Promise<Problem[]> {
  const resumes = folder.files.filter((path) => dirname(path) === RESUME_FOLDER);
  const usedFiles = [
    ...sources.flatMap(filesInFields),
    ...iconAndShareImages(folder).map((path) => wholeFile(folder, path, true)),
    ...resumes.map((path) => wholeFile(folder, path, false)),
  ];
  const hashes = new Map<string, string>();
  for (const path of new Set(usedFiles.map(({ path }) => path))) {
    if (folder.files.includes(path))
      hashes.set(path, hash("sha256", await readFile(join(folder.root, path))));
  }
  const lockedFieldsByHash = new Map(
    usedFiles.filter(({ isPublic }) => !isPublic).map((file) => [hashes.get(file.path), file]),
  );
  return usedFiles.flatMap(({ path, isPublic, problem }) => {
    const lockedField = isPublic && hashes.has(path) ? lockedFieldsByHash.get(hashes.get(path)) : undefined;
    if (!lockedField) return [];
    const { file, line, field } = lockedField.problem("");
    const fieldPosition = field ? `${field} in ${file}:${line}` : file;
    return [problem(`this file is public here, but locked in ${fieldPosition}: use another file`)];
  });
}

function filesInFields({ path, kind, schema, yaml }: SourceFile): UsedFile[] {
  const access = isRecord(yaml.data) ? yaml.data.access : undefined;
  return mediaFields(schema, yaml.data).map((field) => ({
    path: join(dirname(path), field.value.trim()),
    isPublic: kind !== "case-study" || isPublicField(access, field.path),
    problem: (message) => yaml.problemAt(field.path, message),
  }));
}

function wholeFile({ root }: ContentFolder, path: string, isPublic: boolean): UsedFile {
  return { path, isPublic, problem: (message) => wholeFileProblem(join(root, path), message) };
}
