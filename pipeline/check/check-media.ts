import { dirname, join, normalize, relative } from "node:path/posix";
import { type FileSource, readOnce } from "../../files/read-once.ts";
import { mapTwoAtATime } from "../../files/two-at-a-time.ts";
import { imageProblem } from "../media/image-problem.ts";
import { prototypeProblem } from "../media/prototype.ts";
import { videoProblem } from "../media/video-problem.ts";
import type { MediaField } from "../read/content-fields.ts";
import type { SourceFile } from "../read/content-files.ts";
import { type ContentFolder, RESUME_FOLDER } from "../read/content-folder.ts";
import { type Problem, wholeFileProblem } from "../read/problem.ts";
import { foldName, likelyName } from "../read/suggestion.ts";
import { unnamedFiles } from "./icon-and-share-images.ts";
import { svgProblem } from "./svg-problem.ts";

const MAX_DOCUMENT_BYTES = 10_000_000;

const documentProblem = readOnce((bytes) => {
  if (bytes.length > MAX_DOCUMENT_BYTES) return "is larger than 10 MB: export a smaller PDF";
  if (!bytes.subarray(0, 1024).includes("%PDF-")) return "is not a PDF: export it as PDF";
  return bytes.includes("%%EOF") ? null : "is an incomplete PDF: export or copy it again";
});

/** Returns why the site cannot use a file, or null. The message follows the file's name. */
export function fileProblem(kind: keyof typeof FILE_CHECKS, file: FileSource): Promise<string | null> {
  return FILE_CHECKS[kind](file);
}

const FILE_CHECKS = {
  image: imageProblem,
  video: videoProblem,
  document: documentProblem,
  svg: svgProblem,
  prototype: prototypeProblem,
};

export async function checkMediaField(
  { kind, value, path, parent, meta: { describedBy, poster } }: MediaField,
  source: SourceFile,
  folder: ContentFolder,
): Promise<Problem[]> {
  const name = value.trim();
  const folderOfSource = dirname(source.path);
  const problem =
    nameProblem(name, folderOfSource, folder) ??
    (await fileProblem(kind, folder.findFile(join(folderOfSource, name))));
  const missingFieldProblem = (neighbor: string, advice: string) =>
    source.yaml.problemAt([...path.slice(0, -1), neighbor], `is missing: ${advice}`);
  return [
    ...(problem ? [source.yaml.problemAt(path, `"${name}" ${problem}`)] : []),
    ...(describedBy && !parent[describedBy]
      ? [missingFieldProblem(describedBy, `describe what ${value} shows`)]
      : []),
    ...(poster && !parent[poster]
      ? [missingFieldProblem(poster, `write the name of an image to show before ${value} starts`)]
      : []),
  ];
}

/** Checks the icon, the share images and the résumés. */
export async function checkUnnamedFiles(folder: ContentFolder): Promise<Problem[]> {
  const problems = await mapTwoAtATime(unnamedFiles(folder), async ({ path, kind }) => {
    const message =
      (kind === "document" && resumePathProblem(path)) || (await fileProblem(kind, folder.findFile(path)));
    return message ? [wholeFileProblem(join(folder.root, path), message)] : [];
  });
  return problems.flat();
}

/** Refuses control characters, because browsers hide them, and forms cannot send some of them. */
function resumePathProblem(path: string): string | null {
  if (dirname(path) !== RESUME_FOLDER) return `must be in ${RESUME_FOLDER}/ itself`;
  return /\p{Cc}/u.test(path) ? "has a control character in its name: rename the file" : null;
}

/** Compares the name with the list of files: macOS also opens "Hero.png" as "hero.png", but web servers do not. */
function nameProblem(name: string, parent: string, { root, files }: ContentFolder): string | null {
  if (name.includes("\\")) return `must be written with /: "${name.replaceAll("\\", "/")}"`;
  const path = normalize(`${parent}/${name}`);
  if (name.startsWith("/") || /^[a-z]+:/i.test(name) || relative(parent, path).startsWith(".."))
    return "must be a file next to this one, or in a folder next to it";
  if (files.includes(path)) return null;
  const similarFile = files.find((file) => foldName(file) === foldName(path));
  if (similarFile?.normalize("NFC") === path.normalize("NFC"))
    return "is stored with different accents: rename the file without accents";
  if (similarFile)
    return `is named "${relative(parent, similarFile)}": write the same uppercase and lowercase letters`;
  const nearbyNames = files.map((file) => relative(parent, file)).filter((file) => !file.startsWith(".."));
  const suggestedName =
    nearbyNames.find((file) => stemOf(file) === stemOf(name)) ?? likelyName(name, nearbyNames);
  return `does not exist in ${join(root, parent)}${suggestedName ? `; did you mean "${suggestedName}"?` : ""}`;
}

function stemOf(path: string): string {
  return foldName(path).replace(/\.[a-z0-9]+$/, "");
}
