import { hash } from "node:crypto";
import { dirname, join } from "node:path/posix";
import { AUDIENCES, type Audience, audienceOfField } from "#app/content/audience.ts";
import { readOnce } from "../../files/read-once.ts";
import { isRecord, mediaFields } from "../read/content-fields.ts";
import type { SourceFile } from "../read/content-files.ts";
import { type ContentFolder, resumesIn } from "../read/content-folder.ts";
import { type Problem, wholeFileProblem } from "../read/problem.ts";
import { unnamedFiles } from "./icon-and-share-images.ts";

interface UsedFile {
  /** The path is relative to content/. */
  path: string;
  audience: Audience;
  problem: (message: string) => Problem;
}

const hashOfFile = readOnce((bytes) => hash("sha256", bytes));

/**
 * Reports files that more people can see in another place. Compares contents, because a copy can have another name.
 * Only a résumé for a company can equal a public file, which is the résumé of the profile.
 */
export async function checkLockedFiles(folder: ContentFolder, sources: SourceFile[]): Promise<Problem[]> {
  const allFiles = [...sources.flatMap(filesInFields), ...filesWithoutField(folder)];
  const hashes = new Map<string, string>();
  for (const path of new Set(allFiles.map(({ path }) => path))) {
    if (folder.files.includes(path)) hashes.set(path, await hashOfFile(folder.findFile(path)));
  }
  const publicResume = publicResumeOf(sources);
  const publicCopies = resumesIn(folder).filter(
    (path) => path !== publicResume && hashes.get(path) === hashes.get(publicResume),
  );
  const usedFiles = allFiles.filter(({ path }) => !publicCopies.includes(path));
  // The last use with a hash has the smallest audience.
  const sortedFiles = AUDIENCES.flatMap((audience) => usedFiles.filter((file) => file.audience === audience));
  const lockedFieldsByHash = new Map(sortedFiles.map((file) => [hashes.get(file.path), file]));
  return usedFiles.flatMap(({ path, audience, problem }) => {
    const lockedField = hashes.has(path) ? lockedFieldsByHash.get(hashes.get(path)) : undefined;
    if (!lockedField || lockedField.audience === audience) return [];
    const { file, line, field } = lockedField.problem("");
    const fieldPosition = field ? `${field} in ${file}:${line}` : file;
    const seenHere =
      audience === "public" ? "this file is public here" : "visitors with the passcode see this file here";
    return [problem(`${seenHere}, but locked in ${fieldPosition}: use another file`)];
  });
}

/** Returns the path of the résumé that everyone can download, or an empty text. */
function publicResumeOf(sources: SourceFile[]): string {
  const profile = sources.find(({ kind }) => kind === "profile");
  const fields = profile ? mediaFields(profile.schema, profile.yaml.data) : [];
  return fields.find(({ kind }) => kind === "document")?.value.trim() ?? "";
}

/** Treats a draft as if it were published, so that publishing it later causes no problem. */
function filesInFields({ path, kind, schema, yaml }: SourceFile): UsedFile[] {
  const study = kind === "case-study" && isRecord(yaml.data) ? { access: yaml.data.access } : null;
  return mediaFields(schema, yaml.data).map((field) => ({
    path: join(dirname(path), field.value.trim()),
    audience: audienceOfField(study, field.path),
    problem: (message) => yaml.problemAt(field.path, message),
  }));
}

function filesWithoutField(folder: ContentFolder): UsedFile[] {
  return unnamedFiles(folder).map(({ path, audience }) => ({
    path,
    audience,
    problem: (message) => wholeFileProblem(join(folder.root, path), message),
  }));
}
