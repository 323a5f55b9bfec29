import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { paths } from "../../paths.ts";
import type { MediaBuilder } from "../media/media-builder.ts";
import { fingerprint } from "../media/picture-ledger.ts";
import { fallbackRule } from "./fallback.ts";
import { type FaceFile, filesAt, fontsAt, isMonospaced, type Typeface } from "./typeface.ts";

/** What browsers apply to text by themselves, and figures of one width for the countdown. */
export const FEATURES = ["kern", "ccmp", "locl", "mark", "mkmk", "tnum"];
/** In code typefaces these make arrows out of signs, and double the size. */
export const LIGATURES = ["liga", "calt"];

/** What visitors type, and the owner. */
const ASCII = Array.from({ length: 95 }, (_, index) => 32 + index);
/** Letters that lie nearer than this stand in one range: the subset, which comes last, is asked first anyway. */
const GAP = 16;

interface Weights {
  min: number;
  max: number;
}

export interface Webfonts {
  /** `@font-face` rules of the family and of its fallback. */
  css: string;
  /** Addresses. */
  preload: string[];
  /** Of what is preloaded. */
  bytes: number;
}

/** Bytes that are preloaded for both typefaces, where the script allows it. */
export const ROOM = 30_000;
/** From here on text is strong. */
const STRONG = 500;

type Axes = Record<string, number | Weights> | undefined;

const subsets = new Map<string, Promise<Buffer>>();

/**
 * What the site says with a typeface as one small file, and the rest of it by `unicode-range`.
 * @param weights the one that is used of a display face; the least and the greatest of a text face
 * @param said all that everyone may see
 * @param running what is set in it
 * @param room bytes that it may preload: a heavier one waits with what is strong
 */
export async function makeWebfonts(
  family: string,
  typeface: Typeface,
  weights: Weights,
  { said: texts, running }: { said: string[]; running: string[] },
  media: MediaBuilder,
  room = ROOM,
): Promise<Webfonts> {
  const { min, max } = weights;
  const files = new Set([
    ...filesAt(typeface, min),
    ...filesAt(typeface, (min + max) / 2),
    ...filesAt(typeface, max),
  ]);
  const said = new Set([...ASCII, ...Array.from(texts.join(""), (letter) => letter.codePointAt(0) ?? 0)]);
  const rules: { whole: string[]; subset: string[] } = { whole: [], subset: [] };
  const preload: string[] = [];
  let bytes = 0;
  const regular = new Set(filesAt(typeface, min));
  const seen = new Set<string>();
  const keepFeatures = isMonospaced(typeface) ? FEATURES : [...FEATURES, ...LIGATURES];
  for (const file of files) {
    const range = file.isVariable ? within(file, weights) : file.weights;
    // Several files of one weight share some signs: the first one has them.
    const isNew = (letter: number) => !seen.has(`${letter} ${range.min}`);
    const own = [...file.letters].filter(isNew).sort((a, b) => a - b);
    for (const letter of own) seen.add(`${letter} ${range.min}`);
    const used = own.filter((letter) => said.has(letter));
    const rest = own.filter((letter) => !said.has(letter));
    const letters = String.fromCodePoint(...used);
    const cut = (part: Weights) => subset(file.bytes, letters, axesOf(file, part), keepFeatures);
    const canSplit = used.length > 0 && range.min < STRONG && range.max > range.min;
    const isHeavy = canSplit && bytes + (await cut(range)).length > room;
    const parts = isHeavy
      ? [
          { ...range, max: range.min },
          { ...range, min: STRONG },
        ]
      : [range];
    for (const [index, part] of parts.entries()) {
      // Rules of other weights would be another typeface, which has not all letters.
      if (rest.length > 0) {
        const url = media.generated(named(family, "rest"), fingerprint(file.bytes), (target) =>
          writeFile(target, file.bytes),
        );
        rules.whole.push(rule(family, url, part, toRange(rest, GAP)));
      }
      if (used.length === 0) continue;
      const font = await cut(part);
      const url = media.generated(named(family, "said"), fingerprint(font), (target) =>
        writeFile(target, font),
      );
      rules.subset.push(rule(family, url, part, toRange(used, 1)));
      if (index > 0 || !regular.has(file)) continue;
      preload.push(url);
      bytes += font.length;
    }
  }
  const fallback = fallbackRule(`${family} Fallback`, fontsAt(typeface, min), running);
  return { css: [...rules.whole, ...rules.subset, fallback].join(""), preload, bytes };
}

/** As woff2; made once while the content is followed. */
export function subset(bytes: Buffer, letters: string, axes: Axes, keepFeatures: string[]): Promise<Buffer> {
  const key = fingerprint(JSON.stringify(axes ?? {}), letters, bytes);
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures } as const;
  const made = subsets.get(key) ?? subsetFont(bytes, letters, options);
  subsets.set(key, made);
  return made;
}

function within({ weights }: FaceFile, { min, max }: Weights): Weights {
  const clamp = (weight: number) => Math.min(weights.max, Math.max(weights.min, weight));
  return { min: clamp(min), max: clamp(max) };
}

/** Axes that nobody asked for stay where the typeface has them. */
function axesOf({ face, isVariable }: FaceFile, { min, max }: Weights): Axes {
  if (!isVariable) return undefined;
  const others = Object.entries(face.getAxisInfos()).map(([tag, axis]) => [tag, axis.default]);
  return { ...Object.fromEntries(others), wght: min === max ? min : { min, max } };
}

function rule(family: string, url: string, { min, max }: Weights, range: string): string {
  const weight = min === max ? min : `${min} ${max}`;
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${range}}`;
}

function named(family: string, part: string): string {
  return join(paths.content, `${family} ${part}.woff2`);
}

/** As CSS has it. */
function toRange(letters: number[], gap: number): string {
  const ranges: [number, number][] = [];
  for (const letter of letters.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && letter - last[1] <= gap) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  const hex = (letter: number) => letter.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join();
}
