import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { Blob, Face, Font, Buffer as Glyphs, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import { fingerprint } from "../media/picture-ledger.ts";

export interface FaceFile {
  path: string;
  /** As woff2. */
  bytes: Buffer;
  face: Face;
  /** Code points. */
  letters: ReadonlySet<number>;
  /** From 100 to 900. */
  weights: { min: number; max: number };
  isVariable: boolean;
}

export interface Typeface {
  family: string;
  files: FaceFile[];
  /** False when its embedding bits forbid it. https://learn.microsoft.com/typography/opentype/spec/os2#fstype */
  mayEmbed: boolean;
}

/** Its message says what is wrong and what to do. */
export class TypefaceError extends Error {
  override name = "TypefaceError";
}

const opened = new Map<string, Promise<FaceFile>>();

/** Of `value` a package of Fontsource, or paths below `folder`. @throws TypefaceError */
export async function openTypeface(value: string | string[], folder: string): Promise<Typeface> {
  const isPackage = typeof value === "string" && !/\.woff2$/i.test(value);
  const paths = isPackage ? await filesOfPackage(value) : [value].flat().map((name) => join(folder, name));
  const files = await Promise.all(paths.map(openOnce));
  const [first] = files;
  if (!first) throw new TypefaceError("names no file");
  return {
    family: nameOf(first.face),
    files,
    mayEmbed: files.every(({ face }) => (uint16(face, 8) & 0xf) !== 2),
  };
}

/** At a weight, to be shaped and drawn. Where there are files of single weights, those of the nearest one. */
export function fontsAt(typeface: Typeface, weight: number): Font[] {
  return filesAt(typeface, weight).map(({ face, weights, isVariable }) => {
    const font = new Font(face);
    const { min, max } = weights;
    if (isVariable) font.setVariations([new Variation("wght", Math.min(max, Math.max(min, weight)))]);
    return font;
  });
}

export function filesAt({ files }: Typeface, weight: number): FaceFile[] {
  const away = ({ weights: { min, max } }: FaceFile) => Math.max(min - weight, weight - max, 0);
  const nearest = Math.min(...files.map(away));
  return files.filter((file) => away(file) === nearest);
}

/** In parts of the size, with kerning. */
export function widthOf(text: string, font: Font): number {
  const glyphs = new Glyphs();
  glyphs.addText(text);
  glyphs.guessSegmentProperties();
  shape(font, glyphs);
  const advances = glyphs.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  return advances.reduce((sum, advance) => sum + advance, 0) / font.face.upem;
}

/** Whether all letters are equally wide. */
export function isMonospaced({ files: [file] }: Typeface): boolean {
  if (!file) return false;
  const font = new Font(file.face);
  return widthOf("i", font) === widthOf("M", font);
}

/** The upright ones, with all weights in one file where there are such. */
async function filesOfPackage(name: string): Promise<string[]> {
  if (!name.includes("/")) {
    throw new TypefaceError(`write the whole name of its package, such as "@fontsource-variable/${name}"`);
  }
  const folder = join(folderOf(name), "files");
  const names = await readdir(folder).catch(() => []);
  const upright = names.filter((file) => /-(wght|[1-9]00)-normal\.woff2$/.test(file));
  // Latin first: its letters are what most pages have.
  const isLatin = (file: string) => Number(/-latin-(wght|\d)/.test(file));
  upright.sort((a, b) => isLatin(b) - isLatin(a) || a.localeCompare(b));
  if (upright.length === 0)
    throw new TypefaceError(`"${name}" holds no typeface: name a package of Fontsource`);
  return upright.map((file) => join(folder, file));
}

function folderOf(name: string): string {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    throw new TypefaceError(`"${name}" is not installed: run npm install ${name}`);
  }
}

async function openOnce(path: string): Promise<FaceFile> {
  const bytes = await readFile(path).catch(() => {
    throw new TypefaceError(`there is no file "${path}": put it there, or write its name as it is`);
  });
  const key = fingerprint(path, bytes);
  const found = opened.get(key) ?? open(path, bytes);
  opened.set(key, found);
  return found;
}

async function open(path: string, bytes: Buffer): Promise<FaceFile> {
  const sfnt = await (bytes.toString("latin1", 0, 4) === "wOF2"
    ? subsetFont(bytes, "", { targetFormat: "sfnt", keepAllGlyphs: true }).catch(() => null)
    : null);
  if (!sfnt) {
    throw new TypefaceError(
      `"${basename(path)}" is no .woff2 typeface, whatever its name says: get it as woff2 from where you have it`,
    );
  }
  const face = new Face(new Blob(new Uint8Array(sfnt)));
  const axis = face.getAxisInfos().wght;
  const weight = uint16(face, 4);
  const { min, max } = axis ?? { min: weight, max: weight };
  return {
    path,
    bytes,
    face,
    letters: new Set(face.collectUnicodes()),
    weights: { min, max },
    isVariable: axis !== undefined,
  };
}

/** Of the table that says what it is for. */
function uint16(face: Face, offset: number): number {
  const table = face.referenceTable("OS/2");
  return table ? new DataView(table.buffer, table.byteOffset).getUint16(offset) : 0;
}

/** Without the style that some foundries put into it. */
function nameOf(face: Face): string {
  const name = face.getName(16, "en") || face.getName(1, "en");
  return name.replace(/( (Variable|VF|\d+pt|Thin|(Extra|Semi)?(Light|Bold)|Regular|Medium|Black))+$/, "");
}
