import { readdir, readFile } from "node:fs/promises";
import { join, normalize, relative } from "node:path";
import sharp from "sharp";
import type { z } from "zod";
import { filmProblem } from "../media/film-problem.ts";
import { pictureProblem } from "../media/picture-problem.ts";
import { twoAtATime } from "../media/two-at-a-time.ts";
import { type MediaField, mediaFields } from "../read/content-fields.ts";
import { didYouMean, fold } from "../read/nearest.ts";
import { cannotOpen, type Problem } from "../read/problem.ts";
import type { YamlFile } from "../read/yaml-file.ts";

/** Bytes: more than anybody waits for. */
const LARGEST_DOCUMENT = 10_000_000;

/** Works on unchecked data, so that these problems are told together with those of the schema. */
export async function checkMedia(file: YamlFile, schema: z.ZodType, folder: string): Promise<Problem[]> {
  // Also links, of which one may lead nowhere.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => withSlashes(relative(folder, join(parentPath, name))));
  const found = await twoAtATime(mediaFields(schema, file.data), async (field) => {
    const { path, value, parent, marks, kind } = field;
    const name = value.trim();
    const problem =
      nameProblem(name, folder, files) ??
      (await fileProblem(kind, name, folder).catch((error) => `"${name}" ${cannotOpen(error)}`));
    const problems = problem ? [file.problemAt(path, problem)] : [];
    const expectBeside = (other: string | undefined, toDo: string) => {
      if (!other || other in parent) return;
      problems.push(file.problemAt([...path.slice(0, -1), other], `is missing: ${toDo}`));
    };
    expectBeside(marks.describedBy, `say in words what ${name} shows`);
    expectBeside(marks.poster, `name a picture that stands for ${name}`);
    return problems;
  });
  return found.flat();
}

async function fileProblem(kind: MediaField["kind"], name: string, folder: string): Promise<string | null> {
  if (kind === "picture") return pictureProblem(join(folder, name));
  if (kind === "document") return documentProblem(name, folder);
  if (kind === "drawing") return drawingProblem(name, folder);
  if (!/\.mp4$/i.test(name)) return null;
  const problem = await filmProblem(join(folder, name));
  return problem && `${name} ${problem}`;
}

/** Shown as a picture, where nothing in it runs; at its own address something could. */
async function drawingProblem(name: string, folder: string): Promise<string | null> {
  if (!/\.svg$/i.test(name)) return null;
  const bytes = await readFile(join(folder, name));
  const isDrawing = await sharp(bytes)
    .metadata()
    .then(
      ({ format }) => format === "svg",
      () => false,
    );
  if (!isDrawing) return `${name} is no SVG that can be drawn: export it again`;
  const isAlive = /<script|<foreignObject|\son\w+\s*=|javascript:/i.test(bytes.toString());
  return isAlive ? `${name} holds a script: export it without` : null;
}

async function documentProblem(name: string, folder: string): Promise<string | null> {
  if (!/\.pdf$/i.test(name)) return null;
  const bytes = await readFile(join(folder, name));
  if (bytes.length > LARGEST_DOCUMENT) return `${name} has more than 10 MB: export it smaller`;
  const isPdf = bytes.subarray(0, 1024).includes("%PDF-");
  return isPdf ? null : `${name} is no PDF, whatever its name says: export it as PDF`;
}

/** By the folder's list, letter by letter: a Mac opens "Hero.png" as "hero.png" too, and a web server does not. */
function nameProblem(name: string, folder: string, files: string[]): string | null {
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

function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}
