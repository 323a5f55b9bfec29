import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dirname, normalize, relative } from "node:path/posix";
import { imageProblem } from "../media/image-problem.ts";
import { twoAtATime } from "../media/two-at-a-time.ts";
import { videoProblem } from "../media/video-problem.ts";
import { type MediaField, mediaFields } from "../read/content-fields.ts";
import type { SourceFile } from "../read/content-files.ts";
import type { ContentFolder } from "../read/content-folder.ts";
import type { Problem } from "../read/problem.ts";
import { unreadable } from "../read/read-text.ts";
import { fold, likelyName } from "../read/suggestion.ts";
import { svgProblem } from "./svg-problem.ts";

/** Bytes. */
const MAX_DOCUMENT = 10_000_000;

export async function checkMedia(
  { path, yaml, schema }: SourceFile,
  folder: ContentFolder,
): Promise<Problem[]> {
  const found = await twoAtATime(mediaFields(schema, yaml.data), async (field): Promise<Problem[]> => {
    const name = field.value.trim();
    const problem =
      nameProblem(name, dirname(path), folder) ??
      (await fileProblem(field.kind, join(folder.root, dirname(path), name)).catch(unreadable));
    return [
      ...(problem ? [yaml.problemAt(field.path, `"${name}" ${problem}`)] : []),
      ...missingNeighbors(field).map(([neighbor, message]) =>
        yaml.problemAt([...field.path.slice(0, -1), neighbor], message),
      ),
    ];
  });
  return found.flat();
}

function missingNeighbors({ marks, parent, value }: MediaField): [field: string, message: string][] {
  const { describedBy, poster } = marks;
  const missing: [string, string][] = [];
  if (describedBy && !parent[describedBy])
    missing.push([describedBy, `is missing: describe what ${value} shows`]);
  if (poster && !parent[poster])
    missing.push([poster, `is missing: name an image to show before ${value} plays`]);
  return missing;
}

/** Returns null for a file whose ending is wrong, because the schema reports it. */
async function fileProblem(kind: MediaField["kind"], path: string): Promise<string | null> {
  if (kind === "image") return imageProblem(path);
  if (kind === "document") return /\.pdf$/i.test(path) ? documentProblem(path) : null;
  if (kind === "svg") return /\.svg$/i.test(path) ? svgProblem(path) : null;
  return /\.mp4$/i.test(path) ? videoProblem(path) : null;
}

async function documentProblem(path: string): Promise<string | null> {
  const bytes = await readFile(path);
  if (bytes.length > MAX_DOCUMENT) return "is larger than 10 MB: export a smaller PDF";
  return bytes.subarray(0, 1024).includes("%PDF-")
    ? null
    : "is not a PDF, despite its name: export it as PDF";
}

/** Compares with the list of files, because a Mac opens "Hero.png" as "hero.png" too and a web server does not. */
function nameProblem(name: string, parent: string, { root, files }: ContentFolder): string | null {
  if (name.includes("\\")) return `must be written with /: "${name.replaceAll("\\", "/")}"`;
  const path = normalize(`${parent}/${name}`);
  if (name.startsWith("/") || /^[a-z]+:/i.test(name) || relative(parent, path).startsWith(".."))
    return "must be a file next to this one, or in a folder next to it";
  const alike = files.find((other) => fold(other) === fold(path));
  if (alike === path) return null;
  const actual = alike && relative(parent, alike);
  if (alike?.normalize("NFC") === path.normalize("NFC"))
    return "is stored with different accents: rename the file without accents";
  if (actual) return `is named "${actual}": write the same uppercase and lowercase letters`;
  const nearby = files.map((other) => relative(parent, other)).filter((other) => !other.startsWith(".."));
  const likely = nearby.find((other) => stemOf(other) === stemOf(name)) ?? likelyName(name, nearby);
  return `does not exist in ${join(root, parent)}${likely ? `; did you mean "${likely}"?` : ""}`;
}

function stemOf(path: string): string {
  return fold(path).replace(/\.[a-z0-9]+$/, "");
}
