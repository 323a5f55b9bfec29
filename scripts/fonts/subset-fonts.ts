import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** What English is written with, and é, · and × besides. app/styles/fonts.css repeats it as `unicode-range`. */
export const CORE_RANGE =
  "U+20-7E, U+A0, U+A9, U+B7, U+D7, U+E9, U+2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212";

/** What browsers apply to Latin text by themselves, and figures of one width for the countdown. */
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];

const FONTS = {
  "funnel-display.woff2": { whole: "funnel-display", weights: 500 },
  "instrument-sans.woff2": { whole: "instrument-sans", weights: { min: 400, max: 600 } },
};

export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, { whole, weights }] of Object.entries(FONTS)) {
    const bytes = await subsetFont(
      await readFile(wholeFont(whole)),
      String.fromCodePoint(...codePointsIn(CORE_RANGE)),
      {
        targetFormat: "woff2",
        variationAxes: { wght: weights },
        keepFeatures: FEATURES,
      },
    );
    files.set(name, bytes);
  }
  return files;
}

function wholeFont(name: string): string {
  const { resolve } = createRequire(import.meta.url);
  return resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
}

export function codePointsIn(range: string): number[] {
  return range.split(/,\s*/).flatMap((part) => {
    const [first = 0, last = first] = Array.from(part.matchAll(/[0-9A-F]+/g), ([code]) =>
      Number.parseInt(code, 16),
    );
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
