import subsetFont from "subset-font";
import { fingerprint } from "../media/ledger.ts";
import { fallbackRule } from "./fallback.ts";
import {
  clampWeight,
  type FontFile,
  filesForWeight,
  fontsForWeight,
  type Typeface,
  type Weights,
  widthOf,
} from "./typeface.ts";

/** Browsers apply these OpenType features by default, except tabular figures (tnum). */
const FEATURES = ["kern", "ccmp", "locl", "mark", "mkmk", "tnum"];
/** In monospaced typefaces, ligatures turn operators into arrows and double the file size. */
const LIGATURES = ["liga", "calt"];

export const PRELOAD_BUDGET = 30_000;

/** Merges ranges of the full file across gaps of up to 16 characters. In these gaps, the later subset rules apply. */
const MAX_GAP = 16;
/** If one file for all weights exceeds the budget, weights from 500 are in a second file, without preload. */
const STRONG_WEIGHT = 500;

interface WebfontRequest {
  family: string;
  typeface: Typeface;
  weights: Weights;
  /** The budget limits the bytes of preloaded files. */
  budget: number;
}

interface Texts {
  /** The subset contains these characters. */
  characters: string;
  /** The fallback font has the average width of these texts. */
  fallback: string[];
}

/** Returns the path of a font. */
export type PublishFont = (font: Buffer) => Promise<string>;

type FontFace = ReturnType<typeof fontFaces>[number];

/** Generates a preloaded subset, and rules for the full file with all other characters. */
export async function generateWebfonts(
  { family, typeface, weights, budget }: WebfontRequest,
  texts: Texts,
  publishFont: PublishFont,
) {
  const [regularFont] = fontsForWeight(typeface, weights.min);
  const isMonospaced = regularFont && widthOf("i", regularFont) === widthOf("M", regularFont);
  const features = isMonospaced ? FEATURES : [...FEATURES, ...LIGATURES];
  const regularFiles = new Set(filesForWeight(typeface, weights.min));
  const fullRules: string[] = [];
  const subsetRules: string[] = [];
  const preload: string[] = [];
  let preloadBytes = 0;

  for (const face of fontFaces(typeface, weights, texts.characters)) {
    const { file, usedCharacters, unusedCharacters } = face;
    for (const [index, part] of (await splitWeights(budget - preloadBytes, face, features)).entries()) {
      if (unusedCharacters.length > 0) {
        const url = await publishFont(file.bytes);
        fullRules.push(fontFaceRule(family, url, part, unicodeRange(unusedCharacters, MAX_GAP)));
      }
      if (usedCharacters.length === 0) continue;
      const font = await subsetOf(face, part, features);
      const url = await publishFont(font);
      subsetRules.push(fontFaceRule(family, url, part, unicodeRange(usedCharacters)));
      if (index > 0 || !regularFiles.has(file)) continue;
      preload.push(url);
      preloadBytes += font.length;
    }
  }
  const fallback = regularFont ? fallbackRule(`${family} Fallback`, regularFont, texts.fallback) : "";
  return { css: [...fullRules, ...subsetRules, fallback].join(""), preload, preloadBytes };
}

/** Lists the font files for the weights. If several files of a weight have a character, the first provides it. */
function fontFaces(typeface: Typeface, { min, max }: Weights, subset: string) {
  const files = new Set([min, (min + max) / 2, max].flatMap((weight) => filesForWeight(typeface, weight)));
  const characters = new Set(Array.from(subset, (char) => char.codePointAt(0) ?? 0));
  const providedCharacters = new Set<string>();
  return [...files].map((file) => {
    const weights = { min: clampWeight(min, file.weights), max: clampWeight(max, file.weights) };
    const characterKey = (code: number) => `${code} ${weights.min}`;
    const ownCharacters = [...file.characters]
      .filter((code) => !providedCharacters.has(characterKey(code)))
      .sort((a, b) => a - b);
    for (const code of ownCharacters) providedCharacters.add(characterKey(code));
    return {
      file,
      weights,
      usedCharacters: ownCharacters.filter((code) => characters.has(code)),
      unusedCharacters: ownCharacters.filter((code) => !characters.has(code)),
    };
  });
}

/** Splits regular from strong text if one file for both exceeds the budget. */
async function splitWeights(budget: number, face: FontFace, features: string[]): Promise<Weights[]> {
  const { weights, usedCharacters } = face;
  const canSplit = usedCharacters.length > 0 && weights.min < STRONG_WEIGHT && weights.max > weights.min;
  if (!canSplit || (await subsetOf(face, weights, features)).length <= budget) return [weights];
  return [
    { min: weights.min, max: weights.min },
    { min: STRONG_WEIGHT, max: weights.max },
  ];
}

const subsets = new Map<string, Promise<Buffer>>();

/** Subsets a font once per process, because `npm run dev` builds after each saved file. */
function subsetOf({ file, usedCharacters }: FontFace, weights: Weights, features: string[]): Promise<Buffer> {
  const characters = String.fromCodePoint(...usedCharacters);
  const axes = fixedAxes(file, weights);
  const key = fingerprint(JSON.stringify(axes), characters, file.bytes);
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: features } as const;
  const font = subsets.get(key) ?? subsetFont(file.bytes, characters, options);
  subsets.set(key, font);
  return font;
}

/** Returns the values of all axes: the weight or weights, and the default of every other axis. */
function fixedAxes({ face }: FontFile, { min, max }: Weights): Record<string, number | Weights> {
  const weight = min === max ? min : { min, max };
  const axes = Object.entries(face.getAxisInfos());
  return Object.fromEntries(axes.map(([tag, axis]) => [tag, tag === "wght" ? weight : axis.default]));
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
