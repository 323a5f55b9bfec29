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
  name: string;
  bytes: Buffer;
  face: Face;
  characters: ReadonlySet<number>;
  weights: Weights;
  isItalic: boolean;
}

export interface Typeface {
  family: string;
  files: FontFile[];
  /** The italic files, or no files if the typeface has only italic files. */
  unusedFiles: FontFile[];
  /** The font forbids embedding if `mayEmbed` is false: https://learn.microsoft.com/typography/opentype/spec/os2#fstype */
  mayEmbed: boolean;
}

export class TypefaceError extends Error {
  override name = "TypefaceError";
}

/** Matches the weight and style in a file name of Fontsource. Inside some files, these values are wrong. */
const FONTSOURCE_NAME = /-(wght|[1-9]00)-(normal|italic)\.woff2$/;
/** Matches a complete file of Fontsource. Numbered files contain the same characters. */
const COMPLETE_SCRIPT = /-(japanese|korean|chinese-\w+)-[1-9]00-/;
/** A file with one of these axes can contain upright and italic letters. */
export const SLANT_AXES = ["ital", "slnt"];

/** Opens a Fontsource package, or .woff2 files. @throws TypefaceError */
export async function openTypeface(typeface: string | string[], findFile: FindFile): Promise<Typeface> {
  const files = isPackage(typeface)
    ? await Promise.all((await filesOfPackage(typeface)).map((path) => openFile(path, path)))
    : await Promise.all([typeface].flat().map((name) => openFile(name, findFile(name))));
  const uprightFiles = files.filter(({ isItalic }) => !isItalic);
  const usedFiles = uprightFiles.length > 0 ? uprightFiles : files;
  const [first] = usedFiles;
  if (!first) throw new TypefaceError("write the name of at least one file");
  return {
    family: familyOf(first.face),
    files: usedFiles,
    unusedFiles: files.filter((file) => !usedFiles.includes(file)),
    mayEmbed: files.every(({ face }) => (uint16(face, 8) & 0xf) !== 2),
  };
}

export function isPackage(typeface: string | string[]): typeface is string {
  return typeof typeface === "string" && !/\.woff2$/i.test(typeface);
}

/** Returns each letter of a text once, in composed form (NFC), as browsers draw it. */
export function lettersIn(text: string): Set<string> {
  return new Set(text.normalize("NFC").match(/\p{L}/gu));
}

/** Returns the letters that no file has. */
export function missingLetters({ files }: Typeface, letters: Iterable<string>): string[] {
  return [...letters].filter(
    (letter) => !files.some(({ characters }) => characters.has(letter.codePointAt(0) ?? 0)),
  );
}

export function fontsForWeight(typeface: Typeface, weight: number): Font[] {
  return filesForWeight(typeface, weight).map(({ face, weights }) => {
    const font = new Font(face);
    font.setVariations([new Variation("wght", clamp(weight, weights))]);
    return font;
  });
}

/** Returns the files for a weight, or else for the nearest weight. */
export function filesForWeight({ files }: Typeface, weight: number): FontFile[] {
  const distance = ({ weights }: FontFile) => Math.abs(clamp(weight, weights) - weight);
  const nearestDistance = Math.min(...files.map(distance));
  return files.filter((file) => distance(file) === nearestDistance);
}

/** Returns the files that text in a range of weights uses. */
export function filesForWeights(typeface: Typeface, { min, max }: Weights): FontFile[] {
  return [...new Set([min, (min + max) / 2, max].flatMap((weight) => filesForWeight(typeface, weight)))];
}

export function clamp(weight: number, { min, max }: Weights): number {
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
  const allUprightFiles = names.filter((file) => FONTSOURCE_NAME.exec(file)?.[2] === "normal");
  const isComplete = allUprightFiles.some((file) => COMPLETE_SCRIPT.test(file));
  const uprightFiles = allUprightFiles.filter((file) => !isComplete || !/-\d+-[1-9]00-/.test(file));
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
  if (!file)
    throw new TypefaceError(`"${basename(name)}" is not a .woff2 font: export or download it as woff2`);
  const [, named, style] = FONTSOURCE_NAME.exec(name) ?? [];
  const weight = Number(named);
  return {
    ...file,
    name: basename(name),
    weights: weight ? { min: weight, max: weight } : file.weights,
    isItalic: style ? style === "italic" : file.isItalic,
  };
}

/** Decompresses a file once per process, because many parts of a build open the same typeface. */
const readFont = readOnce(async (bytes): Promise<Omit<FontFile, "name"> | null> => {
  const isWoff2 = bytes.toString("latin1", 0, 4) === "wOF2";
  const sfnt =
    isWoff2 && (await subsetFont(bytes, "", { targetFormat: "sfnt", keepAllGlyphs: true }).catch(() => null));
  if (!sfnt) return null;
  const face = new Face(new Blob(new Uint8Array(sfnt)));
  const weight = uint16(face, 4);
  const axes = face.getAxisInfos();
  const { min, max } = axes.wght ?? { min: weight, max: weight };
  const canBeUpright = SLANT_AXES.some((tag) => axes[tag] && clamp(0, axes[tag]) === 0);
  // Bits 0 and 9 of fsSelection mean italic and oblique letters.
  const isItalic = !canBeUpright && (uint16(face, 62) & 0x201) > 0;
  return { bytes, face, characters: new Set(face.collectUnicodes()), weights: { min, max }, isItalic };
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
