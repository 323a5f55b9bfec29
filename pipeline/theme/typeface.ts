import { readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { Blob, Face, Font, Buffer as Glyphs, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import { type FileSource, type FindFile, readOnce } from "../../files/read-once.ts";

export interface Weights {
  min: number;
  max: number;
}

export interface FontFile {
  bytes: Buffer;
  face: Face;
  characters: ReadonlySet<number>;
  weights: Weights;
}

export interface Typeface {
  family: string;
  files: FontFile[];
  /** The font forbids embedding if `mayEmbed` is false: https://learn.microsoft.com/typography/opentype/spec/os2#fstype */
  mayEmbed: boolean;
}

export class TypefaceError extends Error {
  override name = "TypefaceError";
}

/** Opens a Fontsource package, or .woff2 files. @throws TypefaceError */
export async function openTypeface(typeface: string | string[], findFile: FindFile): Promise<Typeface> {
  const isPackage = typeof typeface === "string" && !/\.woff2$/i.test(typeface);
  const files = isPackage
    ? await Promise.all((await filesOfPackage(typeface)).map((path) => openFile(path, path)))
    : await Promise.all([typeface].flat().map((name) => openFile(name, findFile(name))));
  const [first] = files;
  if (!first) throw new TypefaceError("write the name of at least one file");
  return {
    family: familyOf(first.face),
    files,
    mayEmbed: files.every(({ face }) => (uint16(face, 8) & 0xf) !== 2),
  };
}

export function fontsForWeight(typeface: Typeface, weight: number): Font[] {
  return filesForWeight(typeface, weight).map(({ face, weights }) => {
    const font = new Font(face);
    font.setVariations([new Variation("wght", clampWeight(weight, weights))]);
    return font;
  });
}

/** Returns the files for a weight, or else for the nearest weight. */
export function filesForWeight({ files }: Typeface, weight: number): FontFile[] {
  const distance = ({ weights }: FontFile) => Math.abs(clampWeight(weight, weights) - weight);
  const nearestDistance = Math.min(...files.map(distance));
  return files.filter((file) => distance(file) === nearestDistance);
}

export function clampWeight(weight: number, { min, max }: Weights): number {
  return Math.min(max, Math.max(min, weight));
}

/** Returns the glyphs of a text in one direction, with kerning and ligatures. */
export function shapeText(text: string, font: Font) {
  const glyphs = new Glyphs();
  glyphs.addText(text);
  glyphs.guessSegmentProperties();
  shape(font, glyphs);
  return glyphs.getGlyphInfosAndPositions();
}

/** Returns the width of a text in em. */
export function widthOf(text: string, font: Font): number {
  return shapeText(text, font).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / font.face.upem;
}

async function filesOfPackage(name: string): Promise<string[]> {
  if (!name.includes("/")) {
    throw new TypefaceError(`write the full name of the package, such as "@fontsource-variable/${name}"`);
  }
  const folder = join(folderOfPackage(name), "files");
  const uprightFiles = await uprightFilesIn(folder);
  if (uprightFiles.length === 0)
    throw new TypefaceError(`"${name}" contains no typeface: write the name of a Fontsource package`);
  return uprightFiles.map((file) => join(folder, file));
}

/** Lists the upright fonts in the folder of a Fontsource package. Latin is first, because most pages need it. */
export async function uprightFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const uprightFiles = names.filter((file) => /-(wght|[1-9]00)-normal\.woff2$/.test(file));
  const isLatin = (file: string) => /-latin-(wght|\d)/.test(file);
  return uprightFiles.sort((a, b) => Number(isLatin(b)) - Number(isLatin(a)) || a.localeCompare(b));
}

function folderOfPackage(name: string): string {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    throw new TypefaceError(`"${name}" is not installed: run npm install ${name}`);
  }
}

async function openFile(name: string, source: FileSource): Promise<FontFile> {
  const file = await readFont(source).catch(() => {
    throw new TypefaceError(`the file "${name}" does not exist: add it, or correct its name`);
  });
  if (file) return file;
  throw new TypefaceError(`"${basename(name)}" is not a .woff2 font: export or download it as woff2`);
}

/** Decompresses a file once per process, because many parts of a build open the same typeface. */
const readFont = readOnce(async (bytes): Promise<FontFile | null> => {
  const isWoff2 = bytes.toString("latin1", 0, 4) === "wOF2";
  const sfnt =
    isWoff2 && (await subsetFont(bytes, "", { targetFormat: "sfnt", keepAllGlyphs: true }).catch(() => null));
  if (!sfnt) return null;
  const face = new Face(new Blob(new Uint8Array(sfnt)));
  const weight = uint16(face, 4);
  const { min, max } = face.getAxisInfos().wght ?? { min: weight, max: weight };
  return { bytes, face, characters: new Set(face.collectUnicodes()), weights: { min, max } };
});

function uint16(face: Face, offset: number): number {
  const table = face.referenceTable("OS/2");
  return table ? new DataView(table.buffer, table.byteOffset).getUint16(offset) : 0;
}

/** Returns the family name without the style that some foundries append. */
function familyOf(face: Face): string {
  const name = face.getName(16, "en") || face.getName(1, "en");
  return name.replace(/( (Variable|VF|\d+pt|Thin|(Extra|Semi)?(Light|Bold)|Regular|Medium|Black))+$/, "");
}
