import subsetFont from "subset-font";
import { fingerprint } from "../media/ledger.ts";
import { fallbackRule } from "./fallback.ts";
import {
  clamp,
  type FontFile,
  filesForWeight,
  filesForWeights,
  fontsForWeight,
  SLANT_AXES,
  type Typeface,
  type Weights,
  widthOf,
} from "./typeface.ts";

/**
 * Browsers apply these OpenType features by default, except tabular figures (tnum). Without the second line, Arabic
 * letters would not join; without the third, Hangul and the scripts of India would be wrong.
 */
const FEATURES = `
  rvrn kern ccmp locl mark mkmk tnum
  init medi med2 fina fin2 fin3 isol rlig rclt curs mset stch
  ljmo vjmo tjmo nukt akhn rphf rkrf pref blwf half abvf pstf cfar vatu cjct pres abvs blws psts haln dist abvm blwm
`
  .trim()
  .split(/\s+/);
/** In monospaced typefaces, ligatures turn operators into arrows and double the file size. */
const LIGATURES = ["liga", "calt"];

/** A page preloads at most this many files of a typeface. Browsers find the other files in the inlined styles. */
const MAX_PRELOADS = 2;
/** Merges the ranges of a complete file across gaps of up to 16 characters. */
const MAX_GAP = 16;
const LETTER = "n".charCodeAt(0);

interface WebfontRequest {
  family: string;
  typeface: Typeface;
  weights: Weights;
  characters: string;
}

/** Returns the path of a font. */
export type PublishFont = (font: Buffer) => Promise<string>;

type FontFace = ReturnType<typeof fontFaces>[number];

/** Generates a font file per face with the site's characters. On a page, `completeCss` must precede `css`. */
export async function generateWebfonts(request: WebfontRequest, publishFont: PublishFont) {
  const { family, typeface, weights } = request;
  const latinFont = fontsForWeight(typeface, weights.min).find((font) => font.nominalGlyph(LETTER));
  const isMonospaced = latinFont !== undefined && widthOf("i", latinFont) === widthOf("M", latinFont);
  const features = isMonospaced ? FEATURES : [...FEATURES, ...LIGATURES];
  const regularFiles = filesForWeight(typeface, weights.min);
  const rules: string[] = [];
  const completeRules: string[] = [];
  const preload: string[] = [];
  let bytes = 0;
  for (const face of fontFaces(request)) {
    const completeUrl = await publishFont(face.file.bytes);
    completeRules.push(
      fontFaceRule(family, completeUrl, face.weights, unicodeRange(face.characters, MAX_GAP)),
    );
    if (face.usedCharacters.length === 0) continue;
    const font = await subsetOf(face, features);
    const url = await publishFont(font);
    rules.push(fontFaceRule(family, url, face.weights, unicodeRange(face.usedCharacters)));
    if (!regularFiles.includes(face.file)) continue;
    preload.push(url);
    bytes += font.length;
    if (face.usedCharacters.includes(LETTER)) rules.push(await fallbackRule(family, font, isMonospaced));
  }
  const [css, completeCss] = [rules.join(""), completeRules.join("")];
  return { css, completeCss, preload: preload.slice(0, MAX_PRELOADS), bytes };
}

/** Lists the faces, most used first. If several files of a weight contain a character, the first file provides it. */
function fontFaces({ typeface, weights: { min, max }, characters }: WebfontRequest) {
  const siteCharacters = new Set(Array.from(characters, (char) => char.codePointAt(0) ?? 0));
  const providedCharacters = new Set<string>();
  const faces = filesForWeights(typeface, { min, max }).map((file) => {
    const weights = { min: clamp(min, file.weights), max: clamp(max, file.weights) };
    const characterKey = (code: number) => `${code} ${weights.min}`;
    const ownCharacters = [...file.characters]
      .filter((code) => !providedCharacters.has(characterKey(code)))
      .sort((a, b) => a - b);
    for (const code of ownCharacters) providedCharacters.add(characterKey(code));
    const usedCharacters = ownCharacters.filter((code) => siteCharacters.has(code));
    return { file, weights, characters: ownCharacters, usedCharacters };
  });
  return faces
    .filter((face) => face.characters.length > 0)
    .sort((a, b) => b.usedCharacters.length - a.usedCharacters.length);
}

const subsets = new Map<string, Promise<Buffer>>();

/** Subsets a font once per process, because `npm run dev` builds after each saved file. */
function subsetOf({ file, weights, usedCharacters }: FontFace, features: string[]): Promise<Buffer> {
  const characters = String.fromCodePoint(...usedCharacters);
  const axes = fixedAxes(file, weights);
  const key = fingerprint(JSON.stringify(axes), characters, file.bytes);
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: features } as const;
  const font = subsets.get(key) ?? subsetFont(file.bytes, characters, options);
  subsets.set(key, font);
  return font;
}

/** Returns the values of all axes: the weight or weights, upright letters, and the default of every other axis. */
function fixedAxes({ face }: FontFile, { min, max }: Weights): Record<string, number | Weights> {
  const weight = min === max ? min : { min, max };
  const axes = Object.entries(face.getAxisInfos());
  return Object.fromEntries(
    axes.map(([tag, axis]) => {
      if (tag === "wght") return [tag, weight];
      return [tag, SLANT_AXES.includes(tag) ? clamp(0, axis) : axis.default];
    }),
  );
}

function fontFaceRule(family: string, url: string, { min, max }: Weights, range: string): string {
  const weight = min === max ? min : `${min} ${max}`;
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${range}}`;
}

function unicodeRange(codes: number[], maxGap = 1): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const lastRange = ranges.at(-1);
    if (lastRange && code - lastRange[1] <= maxGap) lastRange[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join();
}
