import { readdir } from "node:fs/promises";
import { join, normalize, relative } from "node:path";
import type { z } from "zod";
import { mistakeInFilm } from "../media/film-problem.ts";
import { mistakeInPicture } from "../media/picture-problem.ts";
import { type MediaField, mediaFields } from "../yaml/content-fields.ts";
import { didYouMean, fold } from "../yaml/nearest.ts";
import type { Problem, YamlFile } from "../yaml/yaml-file.ts";
import { cannotOpen } from "./check-files.ts";

/** Works on unchecked data, so that these mistakes are told together with those of the schema. */
export async function checkMedia(file: YamlFile, schema: z.ZodType, folder: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const files = await filesIn(folder);
  for (const { path, value, parent, marks, kind } of mediaFields(schema, file.data)) {
    const name = value.trim();
    const { describedBy, poster } = marks;
    const mistake =
      mistakeInName(name, folder, files) ??
      (await mistakeInFile(kind, name, folder).catch((error) => `"${name}" ${cannotOpen(error)}`));
    if (mistake) problems.push(file.problemAt(path, mistake));
    if (describedBy && !(describedBy in parent)) {
      const missing = `is missing: say in words what ${name} shows`;
      problems.push(file.problemAt([...path.slice(0, -1), describedBy], missing));
    }
    if (poster && !(poster in parent)) {
      const missing = `is missing: name a picture that stands for ${name}`;
      problems.push(file.problemAt([...path.slice(0, -1), poster], missing));
    }
  }
  return problems;
}

async function mistakeInFile(kind: MediaField["kind"], name: string, folder: string): Promise<string | null> {
  if (kind === "picture") return mistakeInPicture(join(folder, name));
  if (!/\.mp4$/i.test(name)) return null;
  const mistake = await mistakeInFilm(join(folder, name));
  return mistake && `${name} ${mistake}`;
}

/** By the folder's list, letter by letter: a Mac opens "Hero.png" as "hero.png" too, and a web server does not. */
function mistakeInName(name: string, folder: string, files: string[]): string | null {
  if (name.includes("\\")) return `write / in place of \\: "${name.replaceAll("\\", "/")}"`;
  if (normalize(name).startsWith("..") || name.startsWith("/") || /^[a-z]+:/i.test(name))
    return `"${name}" must stand beside this file`;
  const plain = withSlashes(normalize(name));
  const alike = files.find((other) => fold(other) === fold(plain));
  if (alike === plain) return null;
  if (alike?.normalize("NFC") === plain.normalize("NFC"))
    return `the accents in "${alike}" are not stored as here: rename the file without accents`;
  if (alike) return `the file is called "${alike}": write capitals and small letters as there`;
  const sameStem = files.find((other) => stemOf(other) === stemOf(plain));
  const hint = sameStem ? `; did you mean "${sameStem}"?` : didYouMean(plain, files);
  return `there is no file "${name}" in ${folder}${hint}`;
}

function stemOf(file: string): string {
  return fold(file).replace(/\.[a-z0-9]+$/, "");
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))));
}

function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}
